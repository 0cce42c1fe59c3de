import { LinkButton } from "@/components/ui/link-button";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import { asPast, type PastUpload } from "@/lib/audiences/past-upload";
import type { UploadPlace } from "@/lib/audiences/upload-messages";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { useStoredUploads } from "./use-stored-uploads";

interface UploadHistoryProps {
  place: UploadPlace;
  /** The account's IANA zone. */
  zone: string;
  /** Address of the page that resumes uploads, if that is another one. */
  goOnAt?: string | undefined;
}

/** The uploads to an audience from this device: file, number of rows, time and handle, without the files' contents. */
export function UploadHistory({ place, zone, goOnAt }: UploadHistoryProps) {
  const uploads = useStoredUploads(place);
  if (!uploads) return null;
  const { running, stopped, past } = uploads;
  if (running.length + stopped.length + past.length === 0) {
    return <p className="text-text-muted">No list was uploaded from this device.</p>;
  }
  return (
    <ul className="flex flex-col divide-y">
      {running.map((upload) => (
        <HistoryRow key={upload.begunAt} upload={asPast(upload)} state="running" zone={zone} />
      ))}
      {stopped.map((upload) => (
        <HistoryRow
          key={upload.begunAt}
          upload={asPast(upload)}
          state="stopped"
          zone={zone}
          goOnAt={goOnAt}
        />
      ))}
      {past.map((upload) => (
        <HistoryRow key={upload.begunAt} upload={upload} state="ended" zone={zone} />
      ))}
    </ul>
  );
}

interface HistoryRowProps extends Pick<UploadHistoryProps, "zone" | "goOnAt"> {
  upload: PastUpload;
  state: "running" | "stopped" | "ended";
}

function HistoryRow({ upload, state, zone, goOnAt }: HistoryRowProps) {
  const { fileName, operation, rows, skipped, people, sent, begunAt, handle } = upload;
  const whole = state === "ended" && sent === people;
  const done = operation === "Update" ? "added" : "removed";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1">
        <bdi className="wrap-anywhere font-medium">{fileName}</bdi>
        <p>
          <StatusMark kind={whole ? "running" : state === "running" ? "ended" : "attention"}>
            {state === "running" && "Under way: "}
            {!whole && state !== "running" && "Stopped: "}
            {whole
              ? counted(sent, "person", "people")
              : `${formatWhole(sent)} of ${counted(people, "person", "people")}`}{" "}
            {done}
          </StatusMark>
        </p>
        <p className="text-sm text-text-muted">
          {counted(rows, "row")} read, {formatWhole(skipped)} skipped ·{" "}
          <TimeText at={new Date(begunAt).toISOString()} zone={zone} /> · <bdi>@{handle}</bdi>
        </p>
      </div>
      {goOnAt && (
        <LinkButton href={goOnAt} prefetch={false} size="small">
          Go on
        </LinkButton>
      )}
    </li>
  );
}
