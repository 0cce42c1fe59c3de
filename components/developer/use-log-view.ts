import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { usePanelStep } from "@/components/ui/use-panel-step";

const inAddress = {
  q: parseAsString.withDefault(""),
  failed: parseAsBoolean.withDefault(false),
  writes: parseAsBoolean.withDefault(false),
  noun: parseAsString,
  /** The call whose panel is open. */
  panel: parseAsString,
};

/** What the request log shows, kept in the address. */
export function useLogView() {
  const [{ q, failed, writes, noun, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    failedOnly: failed,
    writesOnly: writes,
    noun,
    panel,
    setSearch: (text: string) => void setValues({ q: text }),
    setFailedOnly: (only: boolean) => void setValues({ failed: only }),
    setWritesOnly: (only: boolean) => void setValues({ writes: only }),
    setNoun: (next: string | null) => void setValues({ noun: next }),
    openPanel,
    clear: () => void setValues({ q: null, failed: null, writes: null, noun: null }),
  };
}

export type LogView = ReturnType<typeof useLogView>;
