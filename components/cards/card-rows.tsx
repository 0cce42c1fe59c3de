import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { NotSet } from "@/components/ui/absent";
import { AndMore } from "@/components/ui/and-more";
import { CutName } from "@/components/ui/name";
import { TimeText } from "@/components/ui/time-text";
import { CARD_COLUMNS, type CardColumn, hasState } from "@/lib/cards/card-list";
import { leadsTo } from "@/lib/cards/card-view";
import type { Card } from "@/lib/cards/duplicate-card";
import { attachmentView } from "@/lib/previews/attachment-view";
import { CardMark, CardType } from "./card-mark";
import type { CardMedia } from "./use-card-media";

/** The cards of an account, one a row. */
export function CardRows({ mediaOf, ...list }: ListedRows<Card, CardColumn> & Pick<CardMedia, "mediaOf">) {
  return (
    <ListBody
      page="cards"
      label="Cards"
      columns={CARD_COLUMNS}
      // Most accounts have no cards that are deleted or older than components.
      hidden={list.rows.some(hasState) ? [] : ["state"]}
      look={{
        name: ({ name }) => <CutName>{name}</CutName>,
        nameWidth: "max-w-80",
        thumb: (card, on) => (
          <AttachmentThumb
            view={attachmentView(card, mediaOf)}
            {...(on === "phone" && { className: "h-[42px] w-16" })}
          />
        ),
        cells: {
          type: (card) => <CardType card={card} />,
          leadsTo: (card) => <LeadsTo card={card} />,
          state: (card) => <CardMark card={card} />,
        },
        phone: (card) => (
          <div className="flex items-center justify-between gap-3 text-text-muted">
            <span className="truncate">
              <CardType card={card} />
            </span>
            {card.deleted ? (
              <CardMark card={card} />
            ) : (
              <TimeText at={card.created_at} zone={list.zone} show="day" />
            )}
          </div>
        ),
      }}
      {...list}
    />
  );
}

function LeadsTo({ card }: { card: Card }) {
  const [first, ...others] = leadsTo(card);
  if (first === undefined) return <NotSet what="Unknown" />;
  return (
    <span className="flex max-w-56 items-baseline gap-1" title={[first, ...others].join("\n")}>
      <bdi className="truncate">{first}</bdi>
      <AndMore count={others.length} of="addresses" />
    </span>
  );
}
