"use client";

import { Plus } from "lucide-react";
import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { ChosenRows, useRowChoice } from "@/components/shell/row-choice";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useOpened } from "@/components/shell/use-opened";
import { Switch } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import { CARD_TYPES, create, get, list } from "@/lib/ads/endpoints/cards";
import { arrangeCards, CARD_COLUMNS, CARD_EXPORT } from "@/lib/cards/card-list";
import { cardTypeName, isLegacyType } from "@/lib/cards/card-words";
import { CardRows } from "./card-rows";
import { useCardMedia } from "./use-card-media";

const SKELETON_WIDTHS = ["w-80", "w-56", "w-48", "w-24", "w-28"];
const skeleton = <SkeletonRows label="Reading cards" columns={SKELETON_WIDTHS} rows={8} />;

// Draws previews and reads cards as the builder does; the list needs neither.
const panel = new LazyModule(() => import("./card-panel"));

const IN_ADDRESS = listInAddress(CARD_COLUMNS, { column: "created", descending: true });
/** A card type, or `legacy`. */
const TYPE = parseAsString.withDefault("");

/** The cards of an account. */
export function CardsPage() {
  return (
    <RoleGate needs={list} what="cards" title="Cards" waiting={skeleton}>
      <Cards />
    </RoleGate>
  );
}

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
  const { shown: drawn, more } = useShowMore(shown);
  const choice = useRowChoice({ resource: CARD_EXPORT.resource, records, shown, nameOf: ({ name }) => name });
  const zone = place.account?.timezone ?? "UTC";
  const clear = () => {
    view.setSearch("");
    void setType(null);
  };
  return (
    <>
      <ListPage
        title="Cards"
        one="card"
        many="cards"
        actions={<NewCardLink />}
        list={cards}
        shown={shown.length}
        search={{ placeholder: "Name, type or id", value: search, onValueChange: view.setSearch }}
        filters={
          <>
            <TypeFilter value={type} onValueChange={setType} types={records.map((card) => card.card_type)} />
            <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
              Show deleted
            </Switch>
          </>
        }
        end={<ExportMenu into={CARD_EXPORT} shown={shown} chosen={choice.chosen} complete={cards.complete} />}
        skeleton={skeleton}
        empty={
          <EmptyState title="No cards yet" action={<NewCardLink />}>
            A card gives a post an image or video that leads to a website or an app. Cards cannot be changed
            once they are made; make one, and copy it when something should be different.
          </EmptyState>
        }
        clear={{ label: "Clear the filter", run: clear }}
      >
        <CardRows rows={drawn} mediaOf={mediaOf} zone={zone} view={view} choice={choice} />
        {more}
      </ListPage>
      <ChosenRows choice={choice} into={CARD_EXPORT} />
      {late && <late.CardPanel {...opened} zone={zone} />}
    </>
  );
}

function NewCardLink() {
  const place = useAccount();
  const { reason } = usePermission(create);
  return (
    <LinkButton href={accountHref(place, "cards/new")} tone="primary" disabledReason={reason}>
      <Plus size={14} aria-hidden />
      New card
    </LinkButton>
  );
}

interface TypeFilterProps {
  value: string;
  onValueChange: (type: string) => void;
  /** Types of the cards that were read. */
  types: readonly string[];
}

/** All types that there are, those of the account's cards with how many. */
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
