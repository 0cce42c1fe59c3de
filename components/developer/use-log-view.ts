import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { usePanelStep } from "@/components/ui/use-panel-step";

const inAddress = {
  q: parseAsString.withDefault(""),
  failed: parseAsBoolean.withDefault(false),
  writes: parseAsBoolean.withDefault(false),
  resource: parseAsString,
  /** The call whose panel is open. */
  panel: parseAsString,
};

/** The view of the request log, stored in the address. */
export function useLogView() {
  const [{ q, failed, writes, resource, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    failedOnly: failed,
    writesOnly: writes,
    resource,
    panel,
    setSearch: (text: string) => void setValues({ q: text }),
    setFailedOnly: (only: boolean) => void setValues({ failed: only }),
    setWritesOnly: (only: boolean) => void setValues({ writes: only }),
    setResource: (next: string | null) => void setValues({ resource: next }),
    openPanel,
    clear: () => void setValues({ q: null, failed: null, writes: null, resource: null }),
  };
}

export type LogView = ReturnType<typeof useLogView>;
