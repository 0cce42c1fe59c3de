import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/** A page of rows before it is there. */
export default function Loading() {
  return (
    <>
      <div className="flex h-12 shrink-0 items-center border-b px-4">
        <Skeleton className="h-5 w-40" />
      </div>
      <SkeletonRows label="Opening the page" rows={16} columns={["w-80", "w-40", "w-32", "w-32"]} />
    </>
  );
}
