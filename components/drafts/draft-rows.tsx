import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { Checkbox } from "@/components/ui/checkbox";
import { ChooseInRow } from "@/components/ui/choose-in-row";
import { Name } from "@/components/ui/name";
import { Cell, Row } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { countOf } from "@/lib/bulk/bulk-plan";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { DRAFTS } from "@/lib/drafts/draft-items";
import { type DraftColumn, draftTitle, seenBy } from "@/lib/drafts/draft-view";
import { counted } from "@/lib/format/plurals";
import { draftGraceKey } from "./delete-draft";
import { POST_COLUMNS, PostCard, PostCells } from "./post-cells";
import type { useDraftsView } from "./use-drafts-view";

interface DraftRowsProps {
  /** Those that are drawn. */
  drafts: readonly DraftPost[];
  /** All that pass the search, drawn or not, but those about to be deleted. */
  choosable: readonly DraftPost[];
  zone: string;
  view: ReturnType<typeof useDraftsView>;
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
  /** Ids of the drafts that are chosen. */
  ticked: ReadonlySet<string>;
  onTick: (ids: readonly string[], ticked: boolean) => void;
  /** What a card is called, by its address. */
  cardName: (uri: string) => string;
}

const COLUMNS = {
  ...POST_COLUMNS,
  shows: { label: "Shows", from: 60 },
  seenBy: { label: "Who sees it", from: 44 },
  changed: { label: "Changed", sort: "updated_at", from: 34 },
  created: { label: "Created", sort: "created_at", from: 60 },
} satisfies Record<string, ListColumn<DraftColumn>>;

function shows(draft: DraftPost, cardName: (uri: string) => string): string {
  if (draft.card_uri !== null) return cardName(draft.card_uri);
  const { length } = draft.media_keys;
  if (length === 0) return "Text only";
  return counted(length, "file", "files");
}

/** The drafts of a user, one a row. The name opens the panel. */
export function DraftTable({
  drafts,
  choosable,
  zone,
  view,
  leaving,
  ticked,
  onTick,
  cardName,
}: DraftRowsProps) {
  const count = choosable.filter(({ id }) => ticked.has(id)).length;
  const chooseAll = (
    <Checkbox
      aria-label={`Choose all ${countOf(DRAFTS, choosable.length)}`}
      checked={count > 0 && count === choosable.length}
      indeterminate={count > 0 && count < choosable.length}
      onCheckedChange={(checked) =>
        onTick(
          choosable.map(({ id }) => id),
          checked,
        )
      }
    />
  );
  return (
    <ListTable
      label="Drafts"
      columns={[{ label: "Choose", head: chooseAll }, ...Object.values(COLUMNS)]}
      view={view}
    >
      {drafts.map((draft) => (
        <Row
          key={draft.id}
          selected={draft.id === view.panel || ticked.has(draft.id)}
          leaving={leaving.has(draftGraceKey(draft.id))}
        >
          <Cell>
            <Checkbox
              aria-label={`Choose ${draftTitle(draft)}`}
              checked={ticked.has(draft.id)}
              disabled={leaving.has(draftGraceKey(draft.id))}
              onCheckedChange={(checked) => onTick([draft.id], checked)}
            />
          </Cell>
          <PostCells
            post={draft}
            open={draft.id === view.panel}
            onOpen={() => view.openPanel(draft.id === view.panel ? null : draft.id)}
          />
          <Cell column={COLUMNS.shows}>
            <Name className="block max-w-40 truncate">{shows(draft, cardName)}</Name>
          </Cell>
          <Cell column={COLUMNS.seenBy}>{seenBy(draft)}</Cell>
          <Cell column={COLUMNS.changed}>
            <TimeText at={draft.updated_at} zone={zone} />
          </Cell>
          <Cell column={COLUMNS.created}>
            <TimeText at={draft.created_at} zone={zone} show="day" />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

/** The same on a phone. */
export function DraftCards({ drafts, zone, view, leaving, ticked, onTick, cardName }: DraftRowsProps) {
  return (
    <ul aria-label="Drafts">
      {drafts.map((draft) => (
        <PostCard
          key={draft.id}
          post={draft}
          open={draft.id === view.panel}
          selected={ticked.has(draft.id)}
          leaving={leaving.has(draftGraceKey(draft.id))}
          onOpen={() => view.openPanel(draft.id)}
          start={
            <ChooseInRow
              label={`Choose ${draftTitle(draft)}`}
              chosen={ticked.has(draft.id)}
              disabled={leaving.has(draftGraceKey(draft.id))}
              onChoose={(chosen) => onTick([draft.id], chosen)}
            />
          }
        >
          <bdi className="truncate">{shows(draft, cardName)}</bdi>
          <TimeText at={draft.updated_at} zone={zone} />
        </PostCard>
      ))}
    </ul>
  );
}
