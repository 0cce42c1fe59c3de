import { SkeletonRows } from "@/components/ui/skeleton";

/** The widths of the first columns, as they will be. */
const COLUMNS = [
  "w-9",
  "min-w-[240px] flex-[3]",
  "w-[128px]",
  "w-[176px]",
  "w-[152px]",
  "w-[180px]",
  "min-w-[190px] flex-1 max-[1439px]:hidden",
];

/** Stands for the campaigns while they are read. */
export const SKELETON = (
  <div className="min-h-0 overflow-hidden">
    <div className="h-8 border-b bg-surface-sunken max-md:hidden" />
    <SkeletonRows label="Reading campaigns" rows={20} columns={COLUMNS} />
  </div>
);

/** Stands where an account has no campaigns. */
export const EMPTY = {
  title: "No campaigns yet",
  action: "Create the first campaign",
  words:
    "A campaign has a budget and a funding source. It is created paused, so nothing is spent by surprise.",
} as const;
