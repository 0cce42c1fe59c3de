import { Chip } from "@/components/ui/chip";

/** Tells, among the filters, that only records with staged changes are shown. */
export function StagedOnlyChip({ onRemove }: { onRemove: () => void }) {
  return (
    <Chip label="Staged only" onRemove={onRemove}>
      <span className="px-2 font-medium text-accent-text">Staged only</span>
    </Chip>
  );
}
