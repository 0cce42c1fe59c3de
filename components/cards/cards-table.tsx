import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { ChooseOnPhone, ChooseRow, chooseColumn, type RowChoice } from "@/components/shell/row-choice";
import { NotSet } from "@/components/ui/absent";
import { Name } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { type CardColumn, leadsTo } from "@/lib/cards/card-view";
import type { Card } from "@/lib/cards/duplicate-card";
import { attachmentView } from "@/lib/previews/attachment-view";
import { CardMark, CardType, hasMark } from "./card-mark";
import type { CardMedia } from "./use-card-media";
import type { CardsView } from "./use-cards-view";

interface CardRowsProps {
  cards: readonly Card[];
  mediaOf: CardMedia["mediaOf"];
  zone: string;
  view: CardsView;
  choice: RowChoice<Card>;
}

const COLUMNS = {
  name: { label: "Card", sort: "name", shrinks: 60 },
  type: { label: "Type", sort: "type", from: 34 },
  leadsTo: { label: "Destination", from: 60 },
  state: { label: "State" },
  created: { label: "Created", sort: "created", from: 44 },
} satisfies Record<string, ListColumn<CardColumn>>;

/** The cards of an account, one a row. The name opens the panel. */
export function CardsTable({ cards, mediaOf, zone, view, choice }: CardRowsProps) {
  // Most accounts have none that are deleted or from before components: a column of nothing takes room from names.
  const states = cards.some(hasMark);
  const columns = Object.values(COLUMNS).filter((column) => states || column !== COLUMNS.state);
  return (
    <ListTable label="Cards" columns={[chooseColumn(choice), ...columns]} view={view}>
      {cards.map((card) => (
        <Row key={card.id} selected={card.id === view.panel || choice.has(card)} faded={card.deleted}>
          <ChooseRow row={card} choice={choice} />
          <Cell column={COLUMNS.name}>
            <span className="flex items-center gap-3">
              <AttachmentThumb view={attachmentView(card, mediaOf)} />
              <RowName
                goesBy={card.id}
                open={card.id === view.panel}
                className="max-w-80"
                onClick={() => view.openPanel(card.id === view.panel ? null : card.id)}
              >
                <Name>{card.name}</Name>
              </RowName>
            </span>
          </Cell>
          <Cell column={COLUMNS.type}>
            <CardType card={card} />
          </Cell>
          <Cell column={COLUMNS.leadsTo}>
            <LeadsTo card={card} />
          </Cell>
          {states && (
            <Cell column={COLUMNS.state}>
              <CardMark card={card} />
            </Cell>
          )}
          <Cell column={COLUMNS.created}>
            <TimeText at={card.created_at} zone={zone} show="day" />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

function LeadsTo({ card }: { card: Card }) {
  const [first, ...others] = leadsTo(card);
  if (first === undefined) return <NotSet what="Unknown" />;
  return (
    <span className="block max-w-56 truncate" title={[first, ...others].join("\n")}>
      <bdi>{first}</bdi>
      {others.length > 0 && <span className="text-text-muted"> +{others.length}</span>}
    </span>
  );
}

/** The same on a phone. */
export function CardsList({ cards, mediaOf, zone, view, choice }: CardRowsProps) {
  return (
    <ul aria-label="Cards">
      {cards.map((card) => (
        <PhoneRow
          key={card.id}
          name={<Name>{card.name}</Name>}
          open={card.id === view.panel}
          selected={choice.has(card)}
          faded={card.deleted}
          onOpen={() => view.openPanel(card.id)}
          start={
            <>
              <ChooseOnPhone row={card} choice={choice} />
              <AttachmentThumb view={attachmentView(card, mediaOf)} className="h-[42px] w-16" />
            </>
          }
        >
          <div className="flex items-center justify-between gap-3 text-text-muted">
            <span className="truncate">
              <CardType card={card} />
            </span>
            {card.deleted ? (
              <CardMark card={card} />
            ) : (
              <TimeText at={card.created_at} zone={zone} show="day" />
            )}
          </div>
        </PhoneRow>
      ))}
    </ul>
  );
}
