import { Lock } from "lucide-react";
import { useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { versionedPath } from "@/lib/ads/endpoint";
import { resourceName } from "@/lib/developer/call-view";
import { uncallableReason } from "@/lib/developer/callable";
import { findEndpoints } from "@/lib/developer/endpoint-list";

interface EndpointListProps {
  search: string;
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** Every endpoint of the service, by resource. */
export function EndpointList({ search, chosen, onChoose }: EndpointListProps) {
  const groups = useMemo(() => findEndpoints(search), [search]);
  if (groups.length === 0) {
    return <EmptyState title="No endpoint matches">Search by name, path, number or what it does.</EmptyState>;
  }
  return groups.map(({ resource, endpoints }) => (
    <section key={resource} aria-label={resourceName(resource)}>
      <h2 className="sticky top-0 z-10 flex h-7 items-center border-b bg-surface-sunken px-3 font-medium text-sm text-text-muted">
        {resourceName(resource)}
      </h2>
      <ul className="py-1">
        {endpoints.map((endpoint) => {
          const { name, method, summary, number } = endpoint;
          const closed = uncallableReason(endpoint) !== undefined;
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={name === chosen ? "true" : undefined}
                title={`${method} ${versionedPath(endpoint)} (${number})`}
                onClick={() => onChoose(name)}
                className={classNames(
                  "flex min-h-7 w-full items-center gap-2 px-3 text-left focus-visible:outline-offset-[-2px]",
                  name === chosen ? "bg-surface-selected font-medium" : "hover:bg-surface-hover",
                  closed && "text-text-muted",
                )}
              >
                <span className="w-12 shrink-0 font-mono text-text-muted text-xs">{method}</span>
                <span className="min-w-0 flex-1 truncate">{summary}</span>
                {closed && (
                  <span className="shrink-0">
                    <Lock size={12} aria-hidden />
                    <span className="sr-only">(cannot be called here)</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
