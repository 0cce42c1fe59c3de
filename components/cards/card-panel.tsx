import { Copy } from "lucide-react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { NewPostWith } from "@/components/posts/new-post-with";
import { CardPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { copyHref } from "@/components/shell/dashboard-route";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { create } from "@/lib/ads/endpoints/cards";
import { type Card, duplicateOf } from "@/lib/cards/duplicate-card";
import { CardMark, CardType } from "./card-mark";
import { CardUses } from "./card-uses";

/** Everything about one card: preview, address for attaching it, and uses. */
export function CardPanel({ zone, ...opened }: Opened<Card> & { zone: string }) {
  return (
    <RecordPanel
      one="card"
      {...opened}
      name={({ name }) => name}
      actions={(shown) => <Duplicate key={shown.id} card={shown} />}
      footer={(shown) => (
        <NewPostWith
          key={shown.id}
          shows={{ card: shown.card_uri }}
          disabledReason={shown.deleted ? "The card is deleted." : undefined}
        />
      )}
    >
      {(shown) => <Details key={shown.id} card={shown} zone={zone} />}
    </RecordPanel>
  );
}

function Details({ card, zone }: { card: Card; zone: string }) {
  const lookup = useMediaLookup();
  return (
    <>
      <div className="bg-surface-sunken">
        <CardPreview card={card} media={lookup} name={card.name} />
      </div>
      <PanelSection title="Card">
        <Facts>
          <IdFact name="Card URI" value={card.card_uri} label="card URI" />
          <IdFact value={card.id} label="card id" />
          <Fact name="Type">
            <span>
              <CardType card={card} />
              <code className="block text-sm text-text-muted">{card.card_type}</code>
            </span>
          </Fact>
          {card.deleted && (
            <Fact name="State">
              <CardMark card={card} />
            </Fact>
          )}
          <TimeFact name="Created" at={card.created_at} zone={zone} show="time-and-zone" />
          {card.updated_at !== card.created_at && (
            <TimeFact
              name={card.deleted ? "Deleted" : "Changed"}
              at={card.updated_at}
              zone={zone}
              show="time-and-zone"
            />
          )}
        </Facts>
        <p className="mt-3 text-sm text-text-muted">
          Cards can’t be edited or deleted. Duplicate it to make changes.
        </p>
      </PanelSection>
      <PanelSection title="Used by">
        <CardUses cardUri={card.card_uri} />
      </PanelSection>
      <RawRecord record={card} />
    </>
  );
}

function Duplicate({ card }: { card: Card }) {
  const place = useAccount();
  const unknown = duplicateOf(card)
    ? undefined
    : "The builder cannot make this card: it has parts it does not know.";
  return (
    <AllowedLink
      needs={create}
      href={copyHref(place, "cards", card.id)}
      size="small"
      disabledReason={unknown}
    >
      <Copy size={14} aria-hidden />
      Duplicate
    </AllowedLink>
  );
}
