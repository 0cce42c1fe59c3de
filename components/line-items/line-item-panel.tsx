import Link from "next/link";
import { useAdCount } from "@/components/records/use-ad-records";
import { useAccount, usePermission } from "@/components/shell/account";
import { adsHref, historyHref } from "@/components/shell/dashboard-route";
import { useCarriedDays } from "@/components/shell/use-carried-days";
import { StagedFields } from "@/components/staged/staged-fields";
import { type ListOfChanges, ReadingChanges } from "@/components/statistics/mark-changes";
import { PanelStatistics } from "@/components/statistics/panel-statistics";
import { LineItemTargeting } from "@/components/targeting/line-item-targeting";
import { NotSet } from "@/components/ui/absent";
import { Button } from "@/components/ui/button";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { lateComponent } from "@/components/ui/late-component";
import { LinkButton } from "@/components/ui/link-button";
import { Money } from "@/components/ui/money";
import { RecordPanel } from "@/components/ui/record-panel";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { useAdsQuery } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { batch, get, type LineItem } from "@/lib/ads/endpoints/line-items";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import {
  billedByName,
  expansionName,
  goalName,
  lineItemName,
  objectiveName,
  placementNames,
  productName,
} from "@/lib/line-items/line-item-words";
import { CompareAds } from "./associations/compare-ads";
import { LineItemAssociations } from "./associations/line-item-associations";
import { DeleteLineItem } from "./delete-line-item";
import { DoesItServe } from "./does-it-serve";
import { EditLineItem } from "./edit-line-item";
import { Bid, OwnBudget } from "./line-item-cells";
import { LineItemSpend } from "./line-item-spend";
import { type LineItemStaging, useStagingHere } from "./staged/use-line-item-staging";
import { ToggleInPanel } from "./toggle-line-item";

// Loaded once changes that a chart marks are listed.
const LineItemChangeList = lateComponent(
  () => import("./line-item-change-list").then((module) => module.LineItemChangeList),
  {
    ahead: false,
    meanwhile: () => <ReadingChanges />,
  },
);

interface LineItemPanelProps {
  id: string;
  /** The line item in the list; undefined while it is not loaded. */
  listed: LineItem | undefined;
  /** The record on the service, where changes are staged. */
  original: LineItem | undefined;
  /** The list is complete, so a line item that is not in it has to be read. */
  complete: boolean;
  zone: string;
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** Campaigns that are not known yet are on their way. */
  campaignsCome: boolean;
  campaignName: (id: string) => string;
  campaignHref: (id: string) => string;
  onDuplicate: (item: LineItem) => void;
  onClose: () => void;
}

/** Everything about one line item, beside the list. */
export function LineItemPanel({
  id,
  listed,
  original,
  complete,
  campaigns,
  campaignsCome,
  onDuplicate,
  onClose,
  ...rest
}: LineItemPanelProps) {
  const place = useAccount();
  const carry = useCarriedDays();
  const staging = useStagingHere();
  const asked = useAdsQuery(
    get,
    { account_id: place.accountId, line_item_id: id, with_deleted: true },
    { enabled: listed === undefined && complete },
  );
  return (
    <RecordPanel
      one="line item"
      id={id}
      record={listed ?? asked.data?.data}
      asked={asked}
      name={lineItemName}
      actions={(item) => (
        <>
          <LinkButton href={carry(adsHref(place, "item", [id]))} prefetch={false} size="small">
            {item.deleted ? SEE_ADS : <SeeItsAds item={item} />}
          </LinkButton>
          <LinkButton href={historyHref(place, "LINE_ITEM", id)} prefetch={false} size="small">
            History
          </LinkButton>
        </>
      )}
      footer={(item) =>
        !item.deleted && (
          <>
            <DeleteLineItem
              key={`delete ${item.id}`}
              item={original ?? item}
              campaign={campaigns.has(item.campaign_id) ? rest.campaignName(item.campaign_id) : undefined}
              onDeleting={onClose}
            />
            <DuplicateInPanel onDuplicate={() => onDuplicate(original ?? item)} />
            <ToggleInPanel key={`toggle ${item.id}`} item={item} />
            <EditLineItem key={`edit ${item.id}`} item={item} campaign={campaigns.get(item.campaign_id)} />
          </>
        )
      }
      onClose={onClose}
    >
      {(item) => (
        <>
          {original && staging && (
            <div className="p-4">
              <StagedFields staging={staging} original={original} zone={rest.zone} />
            </div>
          )}
          <Details
            key={item.id}
            item={original ?? item}
            planned={item}
            staging={staging}
            campaignComes={campaignsCome && !campaigns.has(item.campaign_id)}
            campaign={campaigns.get(item.campaign_id)}
            {...rest}
          />
        </>
      )}
    </RecordPanel>
  );
}

const SEE_ADS = "See its ads";

/** Counted in the lists that the sections below read. */
function SeeItsAds({ item }: { item: LineItem }) {
  const count = useAdCount([item]);
  return <>{count === undefined ? SEE_ADS : `See its ${counted(count, "ad")}`}</>;
}

function DuplicateInPanel({ onDuplicate }: { onDuplicate: () => void }) {
  const { reason } = usePermission(batch);
  return (
    <Button disabledReason={reason} onClick={onDuplicate}>
      Duplicate…
    </Button>
  );
}

interface DetailsProps extends Pick<LineItemPanelProps, "zone" | "campaignName" | "campaignHref"> {
  item: LineItem;
  /** With its staged changes. */
  planned: LineItem;
  /** Undefined where staging is impossible. */
  staging: LineItemStaging | undefined;
  /** The campaign, and so its name, is still loading. */
  campaignComes: boolean;
  /** Undefined where it is not known. */
  campaign: Campaign | undefined;
}

function Details({
  item,
  planned,
  staging,
  zone,
  campaignComes,
  campaign,
  campaignName,
  campaignHref,
}: DetailsProps) {
  const listOfChanges: ListOfChanges | undefined =
    staging &&
    ((marked) => <LineItemChangeList {...marked} staging={staging} planned={planned} campaign={campaign} />);
  return (
    <>
      <PanelSection title="Delivery">
        <DoesItServe item={item} zone={zone} campaignHref={campaignHref(item.campaign_id)} />
      </PanelSection>
      <div className="px-4 py-4">
        <PanelStatistics
          entity="LINE_ITEM"
          row={item}
          many="line items"
          zone={zone}
          listOfChanges={listOfChanges}
          more={(range) => (
            <>
              <LineItemSpend item={item} zone={zone} />
              <CompareAds item={item} range={range} zone={zone} />
            </>
          )}
        />
      </div>
      <PanelSection title="Line item">
        <Facts>
          <Fact name="Campaign">
            {campaignComes ? (
              <Skeleton className="my-1.5 h-3 w-40" />
            ) : (
              <Link
                href={campaignHref(item.campaign_id)}
                prefetch={false}
                className="min-w-0 text-accent-text leading-6 hover:underline"
              >
                <bdi className="wrap-anywhere">{campaignName(item.campaign_id)}</bdi>
              </Link>
            )}
          </Fact>
          <IdFact value={item.id} label="line item id" />
          <Fact name="Objective">{objectiveName(item.objective)}</Fact>
          <Fact name="Promotes">{productName(item.product_type)}</Fact>
          <Fact name="Placements">{placementNames(item.placements) || <NotSet />}</Fact>
          <Fact name="Goal">{goalName(item.goal)}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title="Targeting">
        <LineItemTargeting item={item} />
        {item.audience_expansion !== null && (
          <p className="mt-2">
            Audience expansion: {expansionName(item.audience_expansion).toLowerCase()}, which also reaches
            people like these.
          </p>
        )}
      </PanelSection>
      <PanelSection title="Budget and time">
        <Facts>
          <Fact name="Bid">
            <Bid item={item} />
          </Fact>
          <Fact name="Billed by">Each {billedByName(item.pay_by)}</Fact>
          {item.target_cpa_local_micro !== null && (
            <Fact name="Target cost per action">
              <Money micros={item.target_cpa_local_micro} currency={item.currency} />
            </Fact>
          )}
          <Fact name="Daily budget">
            <OwnBudget
              micros={item.daily_budget_amount_local_micro}
              currency={item.currency}
              which="daily"
              campaign={campaign}
            />
          </Fact>
          <Fact name="Total budget">
            <OwnBudget
              micros={item.total_budget_amount_local_micro}
              currency={item.currency}
              which="total"
              campaign={campaign}
            />
          </Fact>
          <Fact name="Delivery">
            <Delivery standard={item.standard_delivery} />
          </Fact>
          <Fact name="Starts">
            {item.start_time ? (
              <TimeText at={item.start_time} zone={zone} show="time-and-zone" />
            ) : (
              <NotSet />
            )}
          </Fact>
          <Fact name="Ends">
            {item.end_time ? <TimeText at={item.end_time} zone={zone} show="time-and-zone" /> : "No end date"}
          </Fact>
          {item.frequency_cap !== null && item.duration_in_days !== null && (
            <Fact name="Frequency cap">
              {item.frequency_cap} in {counted(item.duration_in_days, "day")}
            </Fact>
          )}
        </Facts>
      </PanelSection>
      <LineItemAssociations item={item} />
      <Advertiser item={item} />
      <PanelSection title="Changes">
        <Facts>
          <TimeFact name="Created" at={item.created_at} zone={zone} />
          <TimeFact name={item.deleted ? "Deleted" : "Changed"} at={item.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      <RawRecord record={item} />
    </>
  );
}

function Delivery({ standard }: { standard: boolean | null }) {
  if (standard === null) return <>As the campaign’s</>;
  return <>{standard ? "Standard: evenly over the day" : "Accelerated: as fast as possible"}</>;
}

const ADVERTISER = [
  { field: "advertiser_domain", name: "Domain" },
  { field: "store_a_app_identifier", name: "App in store A" },
  { field: "store_b_app_identifier", name: "App in store B" },
  { field: "primary_web_event_tag", name: "Conversion tag" },
] as const;

/** Fields that only some objectives and placements need. */
function Advertiser({ item }: { item: LineItem }) {
  const known = ADVERTISER.filter(({ field }) => item[field] !== null);
  if (known.length === 0 && item.categories.length === 0) return null;
  return (
    <PanelSection title="Advertiser">
      <Facts>
        {known.map(({ field, name }) => (
          <Fact key={field} name={name}>
            <bdi className="wrap-anywhere min-w-0">{item[field]}</bdi>
          </Fact>
        ))}
        {item.categories.length > 0 && <Fact name="Categories">{listPlain(item.categories)}</Fact>}
      </Facts>
    </PanelSection>
  );
}
