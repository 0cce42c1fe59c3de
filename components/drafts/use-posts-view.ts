import { parseAsString, useQueryStates } from "nuqs";
import { usePanelStep } from "@/components/ui/use-panel-step";

const inAddress = {
  q: parseAsString.withDefault(""),
  /** Whose posts; the account's own user's unless told otherwise. */
  author: parseAsString,
  /** The post whose panel is open. */
  panel: parseAsString,
};

/** What the pages of scheduled and published posts show, kept in the address. */
export function usePostsView() {
  const [{ q, author, panel }, setValues] = useQueryStates(inAddress);
  const openPanel = usePanelStep("panel", panel, (id, step) => setValues({ panel: id }, step));
  return {
    search: q,
    author,
    panel,
    setSearch: (text: string) => void setValues({ q: text }),
    setAuthor: (id: string | null) => void setValues({ author: id, panel: null }),
    openPanel,
  };
}
