import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { useStore } from "@/components/ui/use-store";
import { callStore } from "@/lib/ads/call-log";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import type { Arrivals } from "@/lib/developer/arrivals";
import { callId, outcomeWords } from "@/lib/developer/call-view";
import { zoneOrUtc } from "@/lib/time/calendar";
import { ArrivalList } from "./arrival-list";
import { Answer, Ending } from "./call-details";

interface ExplorerResultProps {
  endpoint: AnyEndpoint;
  /** Number of the call in the request log; undefined before the first. */
  number: number | undefined;
  /** For a stream: its messages. */
  arrivals: Arrivals | undefined;
}

/** The result of the last call. */
export function ExplorerResult({ endpoint, number, arrivals }: ExplorerResultProps) {
  const place = useAccount();
  const zone = zoneOrUtc(place.account?.timezone ?? "UTC");
  const call = useStore(callStore).find((each) => each.number === number);
  return (
    <section aria-label="Result" className="relative min-w-0 max-xl:border-t xl:overflow-y-auto">
      <p role="status" className="sr-only">
        {call && `${endpoint.summary}: ${outcomeWords(call)}`}
      </p>
      {call ? (
        <div className="divide-y">
          <Ending call={call} zone={zone} />
          {arrivals ? (
            <ArrivalList arrivals={arrivals} listening={call.end === undefined} zone={zone} />
          ) : (
            <Answer call={call} />
          )}
          <p className="px-4 py-3">
            <Link
              href={`${accountHref(place, "developer")}?panel=${callId(call)}`}
              prefetch={false}
              className="text-accent-text hover:underline"
            >
              Open it in the request log
            </Link>
          </p>
        </div>
      ) : (
        <p className="px-4 py-4 text-text-muted">Nothing was sent yet. What comes back appears here.</p>
      )}
    </section>
  );
}
