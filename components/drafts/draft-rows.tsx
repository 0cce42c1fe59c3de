import type { PostAttachments } from "@/components/previews/use-post-attachments";
import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { ChooseOnPhone, ChooseRow, chooseColumn, type RowChoice } from "@/components/shell/row-choice";
import { Name } from "@/components/ui/name";
import { StatusMark } from "@/components/ui/status-mark";
import { Cell, Row } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { type DraftColumn, seenBy } from "@/lib/drafts/draft-view";
import { counted } from "@/lib/format/plurals";
import { draftGraceKey } from "./delete-draft";
import { POST_COLUMNS, PostCard, PostCells } from "./post-cells";
import type { useDraftsView } from "./use-drafts-view";

interface DraftRowsProps {
  /** Those that are drawn. */
  drafts: readonly DraftPost[];
  zone: string;
  view: ReturnType<typeof useDraftsView>;
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
  choice: RowChoice<DraftPost>;
  attachmentOf: PostAttachments["attachmentOf"];
  /** What a card is called, by its address. */
  cardName: (uri: string) => string;
  /** When the same words of its author were last published; undefined where they never were. */
  publishedAt: (draft: DraftPost) => string | undefined;
}

/** Says of a draft that its words are out already. */
function PublishedMark({ at, zone }: { at: string | undefined; zone: string }) {
  if (at === undefined) return null;
  return (
    <StatusMark kind="ended">
      Published <TimeText at={at} zone={zone} show="day" />
    </StatusMark>
  );
}

const COLUMNS = {
  ...POST_COLUMNS,
  shows: { label: "Shows", from: 60 },
  state: { label: "State", from: 34 },
  seenBy: { label: "Who sees it", from: 60 },
  changed: { label: "Changed", sort: "updated_at", from: 34 },
  created: { label: "Created", sort: "created_at", from: 70 },
} satisfies Record<string, ListColumn<DraftColumn>>;

function shows(draft: DraftPost, cardName: (uri: string) => string): string {
  if (draft.card_uri !== null) return cardName(draft.card_uri);
  const { length } = draft.media_keys;
  if (length === 0) return "Text only";
  return counted(length, "file", "files");
}

/** The drafts of a user, one a row. The name opens the panel. */
export function DraftRows({
  drafts,
  zone,
  view,
  leaving,
  choice,
  attachmentOf,
  cardName,
  publishedAt,
}: DraftRowsProps) {
  // Most drafts are not out yet: a column of nothing takes room from their words.
  const states = drafts.some((draft) => publishedAt(draft) !== undefined);
  const columns = Object.values(COLUMNS).filter((column) => states || column !== COLUMNS.state);
  return (
    <ListTable label="Drafts" columns={[chooseColumn(choice), ...columns]} view={view}>
      {drafts.map((draft) => (
        <Row
          key={draft.id}
          selected={draft.id === view.panel || choice.has(draft)}
          leaving={leaving.has(draftGraceKey(draft.id))}
        >
          <ChooseRow row={draft} choice={choice} />
          <PostCells
            post={draft}
            shows={attachmentOf(draft)}
            open={draft.id === view.panel}
            onOpen={() => view.openPanel(draft.id === view.panel ? null : draft.id)}
          />
          <Cell column={COLUMNS.shows}>
            <Name className="block max-w-40 truncate">{shows(draft, cardName)}</Name>
          </Cell>
          {states && (
            <Cell column={COLUMNS.state}>
              <PublishedMark at={publishedAt(draft)} zone={zone} />
            </Cell>
          )}
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
export function DraftCards({
  drafts,
  zone,
  view,
  leaving,
  choice,
  attachmentOf,
  cardName,
  publishedAt,
}: DraftRowsProps) {
  return (
    <ul aria-label="Drafts">
      {drafts.map((draft) => (
        <PostCard
          key={draft.id}
          post={draft}
          shows={attachmentOf(draft)}
          open={draft.id === view.panel}
          selected={choice.has(draft)}
          leaving={leaving.has(draftGraceKey(draft.id))}
          onOpen={() => view.openPanel(draft.id)}
          start={<ChooseOnPhone row={draft} choice={choice} />}
        >
          <bdi className="truncate">{shows(draft, cardName)}</bdi>
          {publishedAt(draft) === undefined ? (
            <TimeText at={draft.updated_at} zone={zone} />
          ) : (
            <PublishedMark at={publishedAt(draft)} zone={zone} />
          )}
        </PostCard>
      ))}
    </ul>
  );
}
