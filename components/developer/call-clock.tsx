import { clockIn } from "@/lib/format/dates";

/** When a call was made, to the second; the whole of it by its title. */
export function CallClock({ at, zone }: { at: number; zone: string }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace("T", " ")} UTC`} className="tabular-nums">
      {clockIn(zone, at, { seconds: true })}
    </time>
  );
}
