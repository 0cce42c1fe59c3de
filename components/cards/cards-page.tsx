"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { NewLink } from "@/components/shell/allowed-link";
import { accountHref } from "@/components/shell/dashboard-route";
import { RowsGate, type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useOpened } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Select } from "@/components/ui/select";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import { CARD_TYPES, create, get, list } from "@/lib/ads/endpoints/cards";
import { arrangeCards, CARD_COLUMNS, CARD_EXPORT } from "@/lib/cards/card-list";
import { cardTypeName, isLegacyType } from "@/lib/cards/card-words";
import type { Card } from "@/lib/cards/duplicate-card";
import { CardRows } from "./card-rows";
import { useCardMedia } from "./use-card-media";

const CARDS: RowsKind<Card> = {
  title: "Cards",
  one: "card",
  many: "cards",
  needs: list,
  widths: ["w-80", "w-56", "w-48", "w-24", "w-28"],
  searchedBy: "Name, type or id",
  clear: "Clear the filter",
  keepsDeleted: true,
  nameOf: ({ name }) => name,
};

// It renders previews and reads cards like the builder; the list needs neither.
const panel = new LazyModule(() => import("./card-panel"));

const IN_ADDRESS = listInAddress(CARD_COLUMNS, { column: "created", descending: true });
/** A card type, or `legacy`. */
const TYPE = parseAsString.withDefault("");

/** The cards of an account. */
export const CardsPage = () => (
  <RowsGate kind={CARDS}>
    <Cards />
  </RowsGate>
);

function Cards() {
  const place = useAccount();
  const view = useListView(IN_ADDRESS);
  const [type, setType] = useQueryState("type", TYPE);
  const { mediaOf } = useCardMedia();
  const cards = useAdsList(list, {
    account_id: place.accountId,
    count: SHORT_PAGE_MAX,
    include_legacy_cards: true,
    ...(view.withDeleted && { with_deleted: true }),
  });
  const { records } = cards;
  const { search, sort } = view;
  const shown = useMemo(
    () => arrangeCards(records, { search, type: type === "" ? undefined : type }, sort),
    [records, search, type, sort],
  );
  const opened = useOpened(cards, view, get, (id) => ({
    account_id: place.accountId,
    card_id: id,
    with_deleted: true,
  }));
  const late = useLazyModule(panel, view.panel !== null);
  const rows = useRows(CARDS, { view, list: cards, shown, into: CARD_EXPORT });
  const begin = (
    <NewLink needs={create} href={accountHref(place, "cards/new")}>
      New card
    </NewLink>
  );
  return (
    <>
      <RowsPage
        rows={rows}
        actions={begin}
        filters={
          <TypeFilter value={type} onValueChange={setType} types={records.map((card) => card.card_type)} />
        }
        onClear={() => void setType(null)}
        empty={
          <EmptyState title="No cards yet" action={begin}>
            A card gives a post an image or video that leads to a website or an app. Cards cannot be changed
            once they are made; make one, and copy it when something should be different.
          </EmptyState>
        }
      >
        <CardRows {...rows.body} mediaOf={mediaOf} />
      </RowsPage>
      {late && <late.CardPanel {...opened} zone={rows.body.zone} />}
    </>
  );
}

interface TypeFilterProps {
  value: string;
  onValueChange: (type: string) => void;
  /** Types of the cards that were read. */
  types: readonly string[];
}

/** All types, those of the account's cards with their number. */
function TypeFilter({ value, onValueChange, types }: TypeFilterProps) {
  const count = (fits: (type: string) => boolean) => types.filter(fits).length;
  const options = [
    { value: "", label: "All types" },
    ...CARD_TYPES.map((type) => ({
      value: String(type),
      label: `${cardTypeName(type)} (${count((each) => each === type)})`,
    })),
    { value: "legacy", label: `Legacy (${count(isLegacyType)})` },
  ];
  return (
    <Select
      aria-label="Type of card"
      className="min-w-36 flex-1 sm:max-w-72"
      options={options}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
