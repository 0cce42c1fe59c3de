import { BulkPreview } from "@/components/bulk/bulk-preview";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { CallError } from "@/lib/ads/errors";
import type { CopyPlan } from "@/lib/copying/plan-copies";
import { countRequests } from "@/lib/creation/count-requests";
import { creatableOf } from "@/lib/creation/creatables";
import type { CreationItem } from "@/lib/creation/creation-plan";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";

interface CopyPreviewProps {
  plan: CopyPlan;
  /** The contents of the records are being read. */
  reading: boolean;
  error: CallError | null;
  onRetry: () => void;
}

/** What is created and in how many requests, the name of each copy, and what is not copied and why. */
export function CopyPreview({ plan, reading, error, onRetry }: CopyPreviewProps) {
  if (error) {
    return <ErrorState compact title="What is copied could not be read" error={error} onRetry={onRetry} />;
  }
  if (reading) return <SkeletonRows label="Reading what is copied" columns={["w-64", "w-28"]} rows={3} />;
  const { steps, copies, excluded, warnings } = plan;
  const requests = countRequests(steps);
  return (
    <div className="flex flex-col gap-2">
      {steps.length > 0 && (
        <p role="status">
          {kindsInWords(steps)} <span className="text-text-muted">in {counted(requests, "request")}</span>
        </p>
      )}
      <BulkPreview plan={{ items: copies, excluded, requests, warnings }} />
    </div>
  );
}

/** "2 campaigns, 40 line items and 200 promoted posts", in the order in which they are created. */
function kindsInWords(steps: readonly CreationItem[]): string {
  const counts = new Map<string, number>();
  for (const { operation } of steps)
    counts.set(operation.endpoint, (counts.get(operation.endpoint) ?? 0) + 1);
  return listPlain(
    [...counts].map(([endpoint, count]) => {
      const { one = "record", many = "records" } = creatableOf(endpoint) ?? {};
      return counted(count, one, many);
    }),
  );
}
