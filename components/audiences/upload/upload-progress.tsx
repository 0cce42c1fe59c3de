import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Fact, Facts } from "@/components/ui/facts";
import { ComesIn, ProgressBar } from "@/components/ui/progress-bar";
import { refreshResource, useScope } from "@/lib/ads/client";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import type { UploadSession, UploadView } from "./upload-session";
import { holdWords, progressLine, slowedWords, waitWords } from "./upload-words";

interface UploadProgressProps {
  session: UploadSession;
  view: UploadView;
  name: string;
}

/** The progress of an upload, what it waits for, and the possible actions. */
export function AudienceUploadProgress({ session, view, name }: UploadProgressProps) {
  const { report, send, settings, rate } = view;
  const hold = send?.hold;
  const lostAccess = hold?.why === "no-access";
  useEffect(() => {
    if (!lostAccess) return;
    const onFocus = () => session.resume();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [lostAccess, session]);
  const client = useQueryClient();
  const scope = useScope();
  const sent = view.step === "sent";
  useEffect(() => {
    if (sent) void refreshResource(client, customAudiences.get, scope);
  }, [sent, client, scope]);
  if (!report || !settings) return null;
  const adds = settings.operation === "Update";
  const done = send?.users ?? 0;
  return (
    <div className="grid max-w-3xl gap-4 p-4 pb-24">
      <h2 className="font-semibold text-lg">
        {sent
          ? adds
            ? "All people added"
            : "All people removed"
          : adds
            ? "Adding people"
            : "Removing people"}
      </h2>
      {hold && (
        <Banner
          tone={hold.why === "asked" ? "neutral" : "blocked"}
          live
          title={holdWords(hold).title}
          className="rounded-md"
          action={
            <span className="flex gap-2">
              {lostAccess && <SignInAgain code={hold.refusal.code} />}
              <Button tone="primary" onClick={() => session.resume()}>
                Go on
              </Button>
            </span>
          }
        >
          {holdWords(hold).advice}
          {"refusal" in hold && (
            <code className="ml-2 font-mono text-sm">
              {hold.refusal.code}: {hold.refusal.message}
            </code>
          )}
        </Banner>
      )}
      {!hold && send?.waiting && !sent && (
        <Banner tone="attention" live title={waitWords(send.waiting.why)} className="rounded-md">
          Sent again <ComesIn at={send.waiting.until} />.
        </Banner>
      )}
      {view.waitingForTab && (
        <Banner tone="attention" live title="Another tab is uploading" className="rounded-md">
          This one begins as soon as that one is done.
        </Banner>
      )}
      {sent && send ? <Balance view={view} adds={adds} name={name} /> : null}
      <ProgressBar
        label="People confirmed"
        value={done}
        max={Math.max(1, report.users)}
        tone={sent ? "positive" : hold && hold.why !== "asked" ? "blocked" : "accent"}
        className="h-2"
      />
      <p role="status" className="tabular-nums">
        {progressLine(send, report.users, rate)}
      </p>
      {send && !sent && slowedWords(send) && <p className="text-text-muted">{slowedWords(send)}</p>}
      <details className="text-sm">
        <summary className="w-fit">Requests</summary>
        <div className="mt-2">
          <Facts>
            <Fact name="Batches">
              {formatWhole(send?.batches ?? 0)} of {formatWhole(report.batches)} confirmed
            </Fact>
            <Fact name="Requests">
              {formatWhole(send?.requests ?? 0)} sent, {formatWhole(send?.repeated ?? 0)} of them to be sent
              again
            </Fact>
            {!sent && (
              <Fact name="Rate">{rate === undefined ? "–" : `${formatWhole(rate)} people a second`}</Fact>
            )}
          </Facts>
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        {sent ? (
          <Button tone="primary" onClick={() => session.clear()}>
            Upload another file
          </Button>
        ) : (
          <>
            {!hold && <Button onClick={() => session.pause()}>Pause</Button>}
            <Button onClick={() => session.cancel()}>Cancel</Button>
          </>
        )}
      </div>
      {!sent && (
        <p className="text-sm text-text-muted">
          You may work on other pages meanwhile. What is confirmed stays when you cancel or close the tab;
          choose the same file again to go on from there.
        </p>
      )}
    </div>
  );
}

/** The rows of the file against the number confirmed by the service; both must be equal. */
function Balance({ view, adds, name }: { view: UploadView; adds: boolean; name: string }) {
  const { report, send } = view;
  if (!report || !send) return null;
  const { rows, unusable } = send.confirmed.place;
  const even = rows === report.rows && send.users === report.users && send.users + unusable === rows;
  return even ? (
    <Banner tone="positive" live title="Row count matches." className="rounded-md">
      {counted(rows, "row")} = {formatWhole(send.users)} {adds ? "added to" : "removed from"} {name} and
      confirmed + {formatWhole(unusable)} without any identifier. Matching usually takes 4 to 8 hours; until
      then the audience may read TOO_SMALL.
    </Banner>
  ) : (
    <Banner tone="blocked" live title="The totals do not come out even." className="rounded-md">
      {counted(report.rows, "row")} were counted before, {formatWhole(rows)} were sent:{" "}
      {formatWhole(send.users)} people and {formatWhole(unusable)} rows without any identifier. The file was
      changed meanwhile; upload it again.
    </Banner>
  );
}

/**
 * Opens the sign-in in another tab: this one has the file. A form, because signing in starts with a POST that only our
 * own pages can make.
 */
function SignInAgain({ code }: { code: string }) {
  return (
    <form method="post" action="/auth/start" target="_blank" rel="noopener">
      <input type="hidden" name="purpose" value={code === "SIGNED_OUT" ? "sign-in" : "connect"} />
      <Button type="submit">{code === "SIGNED_OUT" ? "Sign in again" : "Connect again"}</Button>
    </form>
  );
}
