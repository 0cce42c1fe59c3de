import type { ReactNode } from "react";
import { NotPermitted, Unknown } from "@/components/ui/absent";
import { Skeleton } from "@/components/ui/skeleton";
import { explainError } from "@/lib/ads/error-words";
import type { RemoteData } from "@/lib/remote-data";

interface FindingValueProps<T> {
  finding: RemoteData<T>;
  /** What is being read, "the role", for the text beside a mark. */
  what: string;
  /** The size of the value while it is being read. */
  skeleton: string;
  /** Why the role may not see it, where more is known. */
  denied?: string | undefined;
  children: (value: T) => ReactNode;
}

/** The value, or the mark that explains its absence. */
export function FindingValue<T>({ finding, what, skeleton, denied, children }: FindingValueProps<T>) {
  switch (finding.state) {
    case "pending":
      return <Skeleton className={skeleton} />;
    case "not-permitted":
      return <NotPermitted why={denied ?? `Your role may not see ${what}`} />;
    case "failed":
      return <Unknown why={`Could not read ${what}: ${explainError(finding.error).what}`} />;
    case "known":
      return children(finding.value);
  }
}
