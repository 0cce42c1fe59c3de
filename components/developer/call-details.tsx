import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts, PanelSection } from "@/components/ui/facts";
import { CopyableId } from "@/components/ui/identifier";
import { ANSWER_MAX, type LoggedCall } from "@/lib/ads/call-log";
import { explainError } from "@/lib/ads/error-words";
import { callDurationText, errorOf } from "@/lib/developer/call-view";
import { ACCOUNT, explorerQuery, typedForCall } from "@/lib/developer/explorer-address";
import { redactRequest } from "@/lib/developer/redact";
import { headersInWords, shownJson } from "@/lib/developer/shown-call";
import { formatNumber } from "@/lib/format/numbers";
import { AllowanceLeft } from "./call-table";
import { CodeBlock } from "./code-block";
import { CopyAs } from "./copy-as";
import { EXPLORER } from "./developer-tabs";
import { CallClock, OutcomeMark } from "./outcome-mark";

interface CallDetailsProps {
  call: LoggedCall;
  zone: string;
}

/** Everything that is known of one call. */
export function CallDetails({ call, zone }: CallDetailsProps) {
  const { endpoint, scope } = call;
  const explorer = useExplorerHref(call);
  return (
    <>
      <Ending call={call} zone={zone} />
      <Request call={call} />
      <Answer call={call} />
      <PanelSection title="Make this call elsewhere">
        <CopyAs snippet={{ endpoint, environment: scope.environment, request: call.request }} />
        {explorer && (
          <p className="mt-3">
            <Link href={explorer} prefetch={false} className="text-accent-text hover:underline">
              Open it in the API explorer
            </Link>
          </p>
        )}
      </PanelSection>
    </>
  );
}

/** The address of the explorer with a call's parameters; undefined when it was made with another handle. */
function useExplorerHref(call: LoggedCall): string | undefined {
  const place = useAccount();
  const { endpoint, scope } = call;
  if (scope.environment !== place.environment || scope.handle !== place.handle) return undefined;
  const typed = typedForCall(call);
  const at = { ...place, accountId: typed[ACCOUNT] ?? place.accountId };
  return `${accountHref(at, EXPLORER)}?${explorerQuery(endpoint, typed)}`;
}

/** The outcome, and the response's headers in words. */
export function Ending({ call, zone }: CallDetailsProps) {
  const { endpoint, scope, end, startedAt } = call;
  const error = errorOf(call);
  return (
    <div className="flex flex-col gap-3 px-4 py-4">
      {error &&
        (endpoint.personal ? (
          // The service's message may quote the request.
          <p role="alert" className="rounded-md bg-blocked-soft px-3 py-2">
            {explainError(error).what}. {explainError(error).next}
          </p>
        ) : (
          <ErrorState compact error={error} />
        ))}
      <Facts>
        <Fact name="Status">
          <OutcomeMark call={call} />
        </Fact>
        <Fact name="Sent">
          <CallClock at={startedAt} zone={zone} />
          {end && <span className="text-text-muted">, took {callDurationText(end.duration)}</span>}
        </Fact>
        <Fact name="As">
          @{scope.handle} in {scope.environment}
        </Fact>
        {end?.rate && (
          <Fact name="Allowance left">
            <span className="tabular-nums">
              <AllowanceLeft rate={end.rate} />
              {end.rate.resetAt ? (
                <>
                  , resets at <CallClock at={end.rate.resetAt.getTime()} zone={zone} />
                </>
              ) : (
                ", until a time that cannot be right"
              )}
            </span>
          </Fact>
        )}
        {headersInWords(end?.headers).map(({ name, value }) => (
          <Fact key={name} name={name}>
            <span className="wrap-anywhere min-w-0">{value}</span>
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

function Request({ call }: { call: LoggedCall }) {
  const { endpoint } = call;
  const request = redactRequest(call.request);
  return (
    <PanelSection title="Request">
      <div className="flex flex-col gap-3">
        <p className="flex min-w-0 items-center gap-2 font-mono text-sm">
          <span className="shrink-0 font-semibold">{request.method}</span>
          <CopyableId value={request.path} label="path" />
        </p>
        <p className="text-sm text-text-muted">
          Endpoint {endpoint.number}, <code className="font-mono">{endpoint.name}</code>
        </p>
        {request.query.length > 0 && (
          <dl className="grid grid-cols-[minmax(112px,max-content)_1fr] gap-x-3 gap-y-1.5">
            {request.query.map(([name, value]) => (
              <Fact key={name} name={<code className="wrap-anywhere font-mono text-sm">{name}</code>}>
                <span className="wrap-anywhere min-w-0">
                  {value === "" ? <span className="text-text-muted">(empty)</span> : value}
                </span>
              </Fact>
            ))}
          </dl>
        )}
        {request.body && !endpoint.personal && (
          <CodeBlock label="Request body" text={shownJson(request.body)} />
        )}
      </div>
    </PanelSection>
  );
}

/** The response, to read and to copy. */
export function Answer({ call: { end, endpoint } }: { call: LoggedCall }) {
  if (endpoint.personal) {
    return (
      <PanelSection title="Answer">
        <p className="text-text-muted">This call carries personal data, so its contents are not recorded.</p>
      </PanelSection>
    );
  }
  if (end?.status === undefined) return null;
  if (endpoint.answer === "stream" && end.answer === undefined) {
    return (
      <PanelSection title="Answer">
        <p className="text-text-muted">What a stream brings is shown while it is open, and not recorded.</p>
      </PanelSection>
    );
  }
  const { answer = "", answerLength = 0 } = end;
  return (
    <PanelSection title="Answer">
      {answer === "" ? (
        <p className="text-text-muted">The answer has no body.</p>
      ) : (
        <CodeBlock
          label="Answer"
          text={shownJson(answer)}
          {...(answerLength > ANSWER_MAX && {
            note: `The first ${formatNumber(ANSWER_MAX)} of ${formatNumber(answerLength)} characters.`,
          })}
        />
      )}
    </PanelSection>
  );
}
