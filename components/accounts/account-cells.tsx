import { NotSet, Unknown } from "@/components/ui/absent";
import { AndMore } from "@/components/ui/and-more";
import { Money } from "@/components/ui/money";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { type AccountRow, whyUnseen } from "@/lib/accounts/portfolio";
import { PROBLEMS } from "@/lib/accounts/problem-kinds";
import { roleMay, roleName } from "@/lib/accounts/roles";
import { ACTIVE_CAMPAIGN_MAX } from "@/lib/ads/endpoints/campaigns";
import { LIMIT_REACHED } from "@/lib/ads/patience";
import { campaignLimit } from "@/lib/campaigns/campaign-limit";
import { clockIn } from "@/lib/format/dates";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import type { FundingLeft } from "@/lib/funding/remaining";
import { FindingValue } from "./finding-value";
import { MoreCurrencies } from "./more-currencies";

/** Text that opens more details. */
const ASKED = "underline decoration-line-strong decoration-dotted underline-offset-4";

/** Whether there is more to show than that an account has no problems. */
export const hasMoreToSay = (row: AccountRow) => row.problems.length > 0 || whyUnseen(row) !== undefined;

/** The most urgent problem, how many more there are, and whether there may be others. */
export function ProblemsCell({ row }: { row: AccountRow }) {
  const [first, ...others] = row.problems;
  const unseen = whyUnseen(row);
  if (!first && !unseen) {
    if (!row.checked) return <Skeleton className="h-3 w-24" />;
    return <span className="text-text-muted">None</span>;
  }
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {first ? (
        <StatusMark kind={first.level}>
          <span className={ASKED}>{PROBLEMS[first.kind]}</span>
        </StatusMark>
      ) : unseen?.error ? (
        <StatusMark kind="attention">
          <span className={ASKED}>Not checked</span>
        </StatusMark>
      ) : (
        <span className={`truncate text-text-muted ${ASKED}`}>None visible</span>
      )}
      <AndMore count={others.length} of="problems" />
    </span>
  );
}

export function RoleCell({ row }: { row: AccountRow }) {
  return (
    <FindingValue finding={row.permissions} what="your role here" skeleton="h-3 w-24">
      {([strongest, ...others]) =>
        strongest === undefined ? (
          <NotSet what="No permission listed" />
        ) : (
          <span
            className="truncate"
            title={[
              `${roleName(strongest)}: ${roleMay(strongest)}`,
              others.length > 0 && `Also ${listPlain(others.map(roleName)).toLowerCase()}.`,
            ]
              .filter(Boolean)
              .join(" ")}
          >
            {roleName(strongest)}
          </span>
        )
      }
    </FindingValue>
  );
}

export function ViaCell({ row: { via, handles } }: { row: AccountRow }) {
  const others = handles.filter((handle) => handle !== via);
  return (
    <span className="truncate text-text-muted" title={listPlain(handles.map((handle) => `@${handle}`))}>
      @{via}
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}

export function ZoneCell({ row: { account, now } }: { row: AccountRow }) {
  const clock = clockIn(account.timezone, now);
  return (
    <span className="flex min-w-0 items-baseline gap-1.5" title={account.timezone}>
      {clock ?? <Unknown why="This browser does not know the time zone" />}
      <span className="truncate text-sm text-text-muted">{cityOf(account.timezone)}</span>
    </span>
  );
}

/** "America/Argentina/Buenos_Aires" → "Buenos Aires"; the title is the whole name. */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

export function CurrencyCell({ row }: { row: AccountRow }) {
  return (
    <FindingValue finding={row.currencies} what="funding, which has the currency" skeleton="h-3 w-8">
      {(currencies) => (currencies.length === 0 ? <Unknown why="Currency unknown" /> : listPlain(currencies))}
    </FindingValue>
  );
}

interface CampaignsCellProps {
  row: AccountRow;
  /** True while counting waits for the rate limit. */
  waiting: boolean;
}

export function CampaignsCell({ row, waiting }: CampaignsCellProps) {
  if (waiting && row.campaigns.state === "pending") {
    return <Unknown why={`Not counted yet. ${LIMIT_REACHED}.`} />;
  }
  return (
    <FindingValue finding={row.campaigns} what="campaigns" skeleton="h-3 w-16">
      {(count) => <CampaignMeter count={count} />}
    </FindingValue>
  );
}

/** A count against the limit; a count above the default limit means that the service has raised it. */
function CampaignMeter({ count }: { count: number }) {
  const limit = campaignLimit(count);
  const raised = limit > ACTIVE_CAMPAIGN_MAX;
  return (
    <span
      className="whitespace-nowrap"
      title={
        raised
          ? `More than the usual ${ACTIVE_CAMPAIGN_MAX}: this account’s limit was raised, to ${formatNumber(limit)} at most`
          : undefined
      }
    >
      {formatNumber(count)}
      <span className="text-sm text-text-muted">
        {" / "}
        {raised && "≤ "}
        {formatNumber(limit)}
      </span>
    </span>
  );
}

export function FundingCell({ row }: { row: AccountRow }) {
  return (
    <FindingValue finding={row.left} what="funding" skeleton="h-3 w-24">
      {([first, ...others]) =>
        first === undefined ? (
          <NotSet what="No funding source can pay" />
        ) : (
          <span className="flex min-w-0 items-baseline justify-end gap-1.5">
            <LeftAmount left={first} rounded />
            <MoreCurrencies others={others} />
          </span>
        )
      }
    </FindingValue>
  );
}

/** What is left in one currency; a booked amount is marked as such. */
export function LeftAmount({ left, rounded = false }: { left: FundingLeft; rounded?: boolean }) {
  const { currency, remaining, funded } = left;
  if (remaining !== undefined) return <Money micros={remaining} currency={currency} rounded={rounded} />;
  if (funded !== undefined) {
    return (
      <span
        title="Booked. Balance not reported"
        className="inline-flex items-baseline gap-1 whitespace-nowrap"
      >
        <span aria-hidden className="text-sm text-text-muted">
          ≤
        </span>
        <span className="sr-only">At most</span>
        <Money micros={funded} currency={currency} rounded={rounded} />
      </span>
    );
  }
  return <Unknown why="Balance not reported" />;
}
