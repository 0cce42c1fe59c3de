import { useRouter } from "next/navigation";
import { type AccountRoute, panelHref, useOpenRoute } from "@/components/shell/dashboard-route";
import type { Pick } from "@/components/shell/pick-list";
import { SECTIONS } from "@/components/shell/sections";
import { CutName } from "@/components/ui/name";
import { sectionIcon } from "./command-icon";
import { PickId, PickWords } from "./pick-words";
import { useRecordSearch } from "./record-search";

/** Names of a section's entries, where they differ from its label. */
const GROUPS: Readonly<Record<string, string>> = {
  funding: "Funding sources",
  drafts: "Drafts",
  "drafts/scheduled": "Scheduled posts",
  "drafts/published": "Published posts",
};

const sectionGroup = (section: string): string =>
  GROUPS[section] ?? SECTIONS.find((each) => each.section === section)?.label ?? section;

interface ToRecord {
  readonly place: AccountRoute;
  readonly section: string;
  readonly id: string;
  readonly name: string;
}

/** The entry that opens a record. */
export function recordPick(
  { place, section, id, name }: ToRecord,
  { group, push }: { readonly group: string; readonly push: (href: string) => void },
): Pick {
  const href = panelHref(place, section, id);
  return {
    id: `${group} ${section} ${id}`,
    group,
    href,
    onPick: () => push(href),
    content: (
      <PickWords icon={sectionIcon(section)} aside={<PickId>{id}</PickId>}>
        <CutName>{name}</CutName>
      </PickWords>
    ),
  };
}

/** Line items, funding sources, creatives, posts and audiences of the open account to go to, by name or id. */
export function useRecordPicks(words: string) {
  const { push } = useRouter();
  const place = useOpenRoute();
  const { found, searching } = useRecordSearch(words);
  const picks = place
    ? found.map((record) => recordPick({ place, ...record }, { group: sectionGroup(record.section), push }))
    : [];
  return { picks, searching };
}
