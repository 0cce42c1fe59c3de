import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageTabs } from "@/components/shell/page-header";
import type { RowsKind } from "@/components/shell/rows-page";
import { LinkButton } from "@/components/ui/link-button";
import { draftTitle } from "@/lib/drafts/draft-view";
import type { ListedPost } from "./post-cells";

type DraftsTab = "drafts" | "drafts/scheduled" | "drafts/published" | "drafts/calendar";

const TABS: readonly { readonly tab: DraftsTab; readonly label: string }[] = [
  { tab: "drafts", label: "Drafts" },
  { tab: "drafts/scheduled", label: "Scheduled" },
  { tab: "drafts/published", label: "Published" },
  { tab: "drafts/calendar", label: "Calendar" },
];

/** Tabs for drafts, scheduled posts and published posts, and for their calendar. */
export function DraftsTabs({ current }: { current: DraftsTab }) {
  const place = useAccount();
  return (
    <PageTabs
      label="Posts"
      tabs={TABS.map(({ tab, label }) => ({
        label,
        href: accountHref(place, tab),
        current: tab === current,
      }))}
    />
  );
}

/** Where a post is scheduled and published from, for lists that have none yet. */
export function ToDrafts() {
  return <LinkButton href={accountHref(useAccount(), "drafts")}>Go to drafts</LinkButton>;
}

type PostsKind<Post extends ListedPost> = Pick<
  RowsKind<Post>,
  "title" | "one" | "needs" | "widths" | "graceKey"
> & { readonly tab: DraftsTab };

/** What pages of posts say: those of drafts, scheduled and published ones, each under its tab. */
export const postsKind = <Post extends ListedPost>({ tab, ...kind }: PostsKind<Post>): RowsKind<Post> => ({
  ...kind,
  many: `${kind.one}s`,
  tabs: <DraftsTabs current={tab} />,
  searchedBy: "Name or text",
  group: "Drafts",
  clear: "Clear the search",
  nameOf: draftTitle,
});
