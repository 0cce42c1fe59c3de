"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import {
  type Builder,
  type BuilderPartProps,
  type BuilderStart,
  startNew,
  startWith,
} from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { FollowedSlideProvider } from "@/components/previews/preview-look";
import { CardPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { accountHref, panelHref } from "@/components/shell/dashboard-route";
import { LinkButton } from "@/components/ui/link-button";
import { StatusShape } from "@/components/ui/status-mark";
import { useAdsQuery } from "@/lib/ads/client";
import { create, get } from "@/lib/ads/endpoints/cards";
import { refusedFields } from "@/lib/ads/refused-fields";
import { draftAdvice } from "@/lib/cards/card-advice";
import { blankCard, bodyOfDraft, type CardDraft, isCardDraft } from "@/lib/cards/card-draft";
import { readCardText, textOfDraft } from "@/lib/cards/card-json";
import { cardProblems, finishedBody } from "@/lib/cards/card-problems";
import { refusedCardFields } from "@/lib/cards/card-refusals";
import { cardTypeName } from "@/lib/cards/card-words";
import { duplicateOf } from "@/lib/cards/duplicate-card";
import { sideOf } from "@/lib/cards/edit-draft";
import { resultingType } from "@/lib/cards/resulting-type";
import { type CardKnown, shownSide } from "./builder-context";
import { CardFields } from "./card-fields";
import { CardOutline } from "./card-outline";
import { useCardKnown } from "./use-card-known";

/**
 * Creates cards of both shapes, with blocks and one destination or with slides; with `?from=` a copy of one, with
 * `?media=` one with a file.
 */
export function NewCard() {
  return <BuilderPage builder={newCard} />;
}

const newCard: Builder<CardDraft, CardKnown> = {
  title: "New card",
  needs: create,
  closedTo: "the card builder",
  useStart: useCardStart,
  isDraft: isCardDraft,
  useKnown: useCardKnown,
  problems: (draft, { typeOf }) => cardProblems(draft, typeOf),
  advice: (draft, { ratios }) => draftAdvice(draft, ratios),
  action: "Create card",
  failure: "The card was not created",
  refusals: (error, sent) =>
    refusedFields(error, (parameter, value) => refusedCardFields(sent, parameter, value)),
  save: async (send, { draft, account }) => {
    const { data } = await send(create, { account_id: account.accountId, body: finishedBody(draft) });
    return { title: `Created ${data.name}`, href: panelHref(account, "cards", data.id) };
  },
  partWith: (draft, field) => {
    const [owner = ""] = field.split(".");
    return (draft.sides.find(({ id }) => id === owner) ?? sideOf(draft, owner))?.id;
  },
  json: {
    text: textOfDraft,
    read: (text, before, { typeOf }) => readCardText(text, before, typeOf),
  },
  Outline: CardOutline,
  Fields: CardFields,
  Preview,
  Result,
};

function useCardStart() {
  const account = useAccount();
  const [from] = useQueryState("from", parseAsString);
  const [media] = useQueryState("media", parseAsString);
  const input = { account_id: account.accountId, card_id: from ?? "", with_deleted: true };
  const card = useAdsQuery(get, input, { enabled: from !== null });
  if (media !== null) return startNew(`card with ${media}`, () => blankCard(media));
  if (from === null) return startNew("card", () => blankCard());
  return startWith("The card", card, ([record]): BuilderStart<CardDraft> => {
    const draft = record && duplicateOf(record);
    if (draft) return startNew(`card from ${from}`, () => draft);
    return {
      state: "impossible",
      title: "This card cannot be copied",
      why: "It has parts that the builder does not know.",
      action: (
        <LinkButton href={accountHref(account, "cards/new")} tone="primary">
          Start an empty card
        </LinkButton>
      ),
    };
  });
}

type CardPartProps = BuilderPartProps<CardDraft, CardKnown>;

/** A preview of the card; for slides, of the edited one. */
function Preview(props: CardPartProps) {
  const { draft } = props;
  const shown = shownSide(props);
  const lookup = useMediaLookup();
  const card = useMemo(() => bodyOfDraft(draft), [draft]);
  return (
    <FollowedSlideProvider value={shown ? draft.sides.indexOf(shown) : 0}>
      <CardPreview card={card} media={lookup} name={draft.name || "New card"} />
    </FollowedSlideProvider>
  );
}

/** The type that the service will assign to the card, and the reason. */
function Result({ draft, known: { typeOf } }: CardPartProps) {
  const { type, why } = resultingType(draft, typeOf);
  if (type === undefined) {
    return (
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-text-muted" data-card-type="">
        <StatusShape kind="ended" />
        <span className="truncate">{why}</span>
      </span>
    );
  }
  return (
    <span className="min-w-0 text-sm" title={why} data-card-type={type}>
      <span className="block truncate">Becomes: {cardTypeName(type)}</span>
      <code className="block truncate text-text-muted text-xs">{type}</code>
    </span>
  );
}
