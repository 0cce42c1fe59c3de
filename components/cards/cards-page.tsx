"use client";

import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { ListRows } from "@/components/shell/list-rows";
import { RoleGate } from "@/components/shell/role-gate";
import { ChosenRows, useRowChoice } from "@/components/shell/row-choice";
import { useNarrow } from "@/components/shell/use-narrow";
import { Switch } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import { CARD_TYPES, create, list } from "@/lib/ads/endpoints/cards";
import { arrangeCards } from "@/lib/cards/card-view";
import { cardTypeName, isLegacyType } from "@/lib/cards/card-words";
import { CARD_EXPORT } from "@/lib/cards/export";
import { CardsList, CardsTable } from "./cards-table";
import { useCardMedia } from "./use-card-media";
import { useCardsView } from "./use-cards-view";

const SKELETON_WIDTHS = ["w-80", "w-56", "w-48", "w-24", "w-28"];
const skeleton = <SkeletonRows label="Reading cards" columns={SKELETON_WIDTHS} rows={8} />;

// Draws previews and reads cards as the builder does; the list needs neither.
const panel = new LazyModule(() => import("./card-panel"));

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
  const view = useCardsView();
  const narrow = useNarrow();
  const { mediaOf } = useCardMedia();
  const cards = useAdsList(list, {
    account_id: place.accountId,
    count: SHORT_PAGE_MAX,
    include_legacy_cards: true,
    ...(view.withDeleted && { with_deleted: true }),
  });
  const { records } = cards;
  const { search, type, sort } = view;
  const shown = useMemo(
    () => arrangeCards(records, { search, type: type === "" ? undefined : type }, sort),
    [records, search, type, sort],
  );
  const late = useLazyModule(panel, view.panel !== null);
  const { shown: drawn, more } = useShowMore(shown);
  const choice = useRowChoice({ resource: CARD_EXPORT.resource, records, shown, nameOf: ({ name }) => name });
  const rows = { cards: drawn, choice, mediaOf, zone: place.account?.timezone ?? "UTC", view };
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
            <TypeFilter
              value={type}
              onValueChange={view.setType}
              types={records.map((card) => card.card_type)}
            />
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
        clear={{ label: "Clear the filter", run: view.clear }}
      >
        <ListRows page="cards" choice={choice}>
          {narrow ? <CardsList {...rows} /> : <CardsTable {...rows} />}
        </ListRows>
        {more}
      </ListPage>
      <ChosenRows choice={choice} into={CARD_EXPORT} />
      {late && (
        <late.CardPanel
          card={records.find(({ id }) => id === view.panel)}
          zone={rows.zone}
          onClose={() => view.openPanel(null)}
        />
      )}
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
