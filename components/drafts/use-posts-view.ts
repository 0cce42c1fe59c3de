import { parseAsString, useQueryState } from "nuqs";
import { listInAddress, useListView } from "@/components/shell/use-list-view";

/** What a page of posts shows, stored in the address: a list, and whose posts; by default those of the account's own user. */
export function useSortedPosts<Id extends string>(address: ReturnType<typeof listInAddress<Id>>) {
  const list = useListView(address);
  const [author, setAuthor] = useQueryState("author", parseAsString);
  const [, setPanel] = useQueryState("panel", parseAsString);
  return {
    ...list,
    author,
    setAuthor: (id: string | null) => {
      void setAuthor(id);
      void setPanel(null);
    },
  };
}

const IN_FIXED_ORDER = listInAddress<string>({ sortable: [] }, { column: "", descending: false });

/** The same where the order of the posts is fixed. */
export const usePostsView = () => useSortedPosts(IN_FIXED_ORDER);
