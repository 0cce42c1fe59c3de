import { PageSkeleton } from "@/components/frame/page-skeleton";

export default function Loading() {
  return <PageSkeleton />;
}
