import { sortMark } from "@/components/shell/sort-in-address";
import { NotSet } from "@/components/ui/absent";
import { classNames } from "@/components/ui/class-names";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { type CardColumn, leadsTo } from "@/lib/cards/card-view";
import type { Card } from "@/lib/cards/duplicate-card";
import { CardMark, CardType } from "./card-mark";
import { CardThumb } from "./card-thumb";
import type { CardMedia } from "./use-card-media";
import type { CardsView } from "./use-cards-view";

interface CardRowsProps {
  cards: readonly Card[];
  mediaOf: CardMedia["mediaOf"];
  zone: string;
  view: CardsView;
}

const COLUMNS: readonly { id?: CardColumn; label: string }[] = [
  { id: "name", label: "Card" },
  { id: "type", label: "Type" },
  { label: "Leads to" },
  { label: "State" },
  { id: "created", label: "Created" },
];

/** The cards of an account, one a row. The name opens the panel. */
export function CardsTable({ cards, mediaOf, zone, view }: CardRowsProps) {
  return (
    <Table aria-label="Cards">
      <thead>
        <tr>
          {COLUMNS.map(({ id, label }) => (
            <HeaderCell
              key={label}
              {...(id && { sorted: sortMark(view.sort, id), onSort: () => view.sortBy(id) })}
            >
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <Row key={card.id} selected={card.id === view.panel} faded={card.deleted}>
            <Cell>
              <span className="flex items-center gap-3">
                <CardThumb card={card} mediaOf={mediaOf} />
                <button
                  type="button"
                  onClick={() => view.openPanel(card.id === view.panel ? null : card.id)}
                  className="min-h-6 max-w-80 truncate rounded-sm text-left font-medium hover:underline"
                >
                  <bdi>{card.name}</bdi>
                </button>
              </span>
            </Cell>
            <Cell>
              <CardType card={card} />
            </Cell>
            <Cell>
              <LeadsTo card={card} />
            </Cell>
            <Cell>
              <CardMark card={card} />
            </Cell>
            <Cell>
              <TimeText at={card.created_at} zone={zone} show="day" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function LeadsTo({ card }: { card: Card }) {
  const [first, ...others] = leadsTo(card);
  if (first === undefined) return <NotSet what="Not told" />;
  return (
    <span className="block max-w-56 truncate" title={[first, ...others].join("\n")}>
      <bdi>{first}</bdi>
      {others.length > 0 && <span className="text-text-muted"> +{others.length}</span>}
    </span>
  );
}

/** The same on a phone. */
export function CardsList({ cards, mediaOf, zone, view }: CardRowsProps) {
  return (
    <ul aria-label="Cards">
      {cards.map((card) => (
        <li
          key={card.id}
          className={classNames(
            "relative flex items-center gap-3 border-b px-4 py-3",
            card.id === view.panel && "bg-surface-selected",
            card.deleted && "text-text-muted",
          )}
        >
          <CardThumb card={card} mediaOf={mediaOf} className="h-[42px] w-16" />
          <div className="min-w-0 flex-1">
            <button
              type="button"
              onClick={() => view.openPanel(card.id)}
              className="block min-h-6 w-full truncate text-left font-medium after:absolute after:inset-0"
            >
              <bdi>{card.name}</bdi>
            </button>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
