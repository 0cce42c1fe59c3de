import { NotSet, Unknown } from "@/components/ui/absent";
import { Fact, IdFact, TimeFact } from "@/components/ui/facts";
import { CopyableId } from "@/components/ui/identifier";
import type { Account } from "@/lib/ads/endpoints/accounts";
import { clockIn } from "@/lib/format/dates";
import { ApprovalMark } from "./approval-mark";

interface IdentityFactsProps {
  account: Account;
  /** Undefined while the time is unknown. */
  now: number | undefined;
}

/** The identity of an account: its owner, whether it may serve, and its time zone. */
export function IdentityFacts({ account, now }: IdentityFactsProps) {
  const { timezone, timezone_switch_at: switchedAt } = account;
  return (
    <>
      <IdFact value={account.id} label="account id" />
      <Fact name="Approval">
        <ApprovalMark status={account.approval_status} />
      </Fact>
      <Fact name="Business">
        {account.business_name === null ? (
          <NotSet />
        ) : (
          <bdi className="wrap-anywhere min-w-0">{account.business_name}</bdi>
        )}
      </Fact>
      <Fact name="Business ID">
        {account.business_id === null ? (
          <NotSet />
        ) : (
          <CopyableId value={account.business_id} label="business id" />
        )}
      </Fact>
      <Fact name="Time zone">
        <span>
          {timezone}
          {now !== undefined && (
            <span className="text-text-muted tabular-nums">
              , <ClockNow zone={timezone} now={now} />
            </span>
          )}
        </span>
      </Fact>
      {switchedAt !== null && switchedAt > account.created_at && (
        <TimeFact
          name={now !== undefined && Date.parse(switchedAt) > now ? "Zone changes" : "Zone since"}
          at={switchedAt}
          zone={timezone}
        />
      )}
    </>
  );
}

function ClockNow({ zone, now }: { zone: string; now: number }) {
  const clock = clockIn(zone, now);
  return clock === undefined ? <Unknown why="This browser does not know the time zone" /> : `now ${clock}`;
}
