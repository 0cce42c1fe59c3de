import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { panelStep } from "@/lib/panel-step";

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
    openPanel: (id: string | null) => void setValues({ panel: id }, panelStep(panel, id)),
    clear: () => void setValues({ q: null, failed: null, writes: null, noun: null }),
  };
}

export type LogView = ReturnType<typeof useLogView>;
