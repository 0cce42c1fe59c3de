import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { StatusMark } from "@/components/ui/status-mark";
import { errorsInWords } from "@/lib/bulk/bulk-progress";
import type { StoredOutcome } from "@/lib/bulk/stored-job";

interface ResultMarkProps {
  result: StoredOutcome;
  /** What was done: "Created". */
  done: string;
  /** The section in whose panel the record opens. */
  section: string;
  /** The file is being imported. */
  busy: boolean;
}

/** The outcome of a row that was sent. */
export function ResultMark({ result, done, section, busy }: ResultMarkProps) {
  const place = useAccount();
  switch (result.state) {
    case "done":
      return (
        <StatusMark kind="running">
          {done}{" "}
          {result.id !== undefined && (
            <Link href={panelHref(place, section, result.id)} className="text-accent-text underline">
              Open
            </Link>
          )}
        </StatusMark>
      );
    case "failed":
      return (
        <>
          <StatusMark kind="blocked">Refused</StatusMark>
          <p className="text-sm text-text-muted [overflow-wrap:anywhere]">{errorsInWords(result.errors)}</p>
        </>
      );
    case "unknown":
      return <StatusMark kind="attention">{busy ? "Sent" : "No answer"}</StatusMark>;
  }
}
