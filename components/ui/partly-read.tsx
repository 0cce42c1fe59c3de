import { explainError } from "@/lib/ads/error-words";
import type { CallError } from "@/lib/ads/errors";
import { formatNumber } from "@/lib/format/numbers";
import { Banner } from "./banner";
import { Button } from "./button";

interface PartlyReadProps {
  /** A list from useAdsList. */
  list: {
    readonly records: readonly unknown[];
    readonly error: CallError | null;
    readonly resume: () => void;
  };
  /** The word for its records, "funding sources". */
  many: string;
}

/** Says that a list is incomplete, and why, and reads the rest. Nothing for a complete list. */
export function PartlyRead({ list: { records, error, resume }, many }: PartlyReadProps) {
  if (!error || records.length === 0) return null;
  const { what, why, next } = explainError(error);
  return (
    <Banner
      tone="attention"
      live
      title={`Only the first ${formatNumber(records.length)} ${many} were read.`}
      action={
        <Button size="small" onClick={resume}>
          Read the rest
        </Button>
      }
    >
      {what}. {why} {next}
    </Banner>
  );
}
