import { Banner } from "./banner";
import { Button } from "./button";

interface PartlyReadProps {
  /** A list as useAdsList gives it. */
  list: { readonly records: readonly unknown[]; readonly error: unknown; readonly resume: () => void };
  /** One of what it holds, "instrument". */
  what: string;
}

/** Says that a list broke off after some of it was read, and reads the rest. Nothing while all is well. */
export function PartlyRead({ list, what }: PartlyReadProps) {
  if (!list.error || list.records.length === 0) return null;
  return (
    <Banner
      tone="attention"
      live
      title={`Not every ${what} could be read.`}
      action={
        <Button size="small" onClick={list.resume}>
          Read the rest
        </Button>
      }
    />
  );
}
