"use client";

import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useHydrated } from "@/components/shell/handed-over";
import { ListRows } from "@/components/shell/list-rows";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { shownCount } from "@/components/shell/shown-count";
import { useNarrow } from "@/components/shell/use-narrow";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useStore } from "@/components/ui/use-store";
import { callStore, clearCalls } from "@/lib/ads/call-log";
import { callId, narrowCalls, resourceName, resourcesIn } from "@/lib/developer/call-view";
import { zoneOrUtc } from "@/lib/time/calendar";
import { CallCards } from "./call-cards";
import { CallPanel } from "./call-panel";
import { CallTable } from "./call-table";
import { DeveloperTabs } from "./developer-tabs";
import { type LogView, useLogView } from "./use-log-view";

const ANY_RESOURCE = "";

/** Every call that this tab made to the service: request, response, and errors. */
export function RequestLog() {
  const { account } = useAccount();
  const view = useLogView();
  const calls = useStore(callStore);
  const hydrated = useHydrated();
  const narrow = useNarrow();
  const { search, failedOnly, writesOnly, resource, panel } = view;
  const found = useMemo(
    () => narrowCalls(calls, { search, failedOnly, writesOnly, resource }),
    [calls, search, failedOnly, writesOnly, resource],
  );
  const { shown, more } = useShowMore(found);
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const rows = { calls: shown, zone, view };
  return (
    <>
      <PageHeader
        title="Request log"
        count={hydrated ? shownCount({ shown: found.length, all: calls.length, complete: true }) : undefined}
        tabs={<DeveloperTabs current="log" />}
        actions={
          <IconButton
            label="Clear the log"
            disabledReason={calls.length === 0 ? "There is nothing in it." : undefined}
            onClick={clearCalls}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        }
      />
      <Filters view={view} resources={resourcesIn(calls)} />
      <PageBody>
        {!hydrated ? (
          <SkeletonRows label="Reading the log" columns={["w-24", "w-72", "w-24", "w-96", "w-20", "w-28"]} />
        ) : calls.length === 0 ? (
          <EmptyState title="No calls yet">
            The API calls of this tab appear here. The log is in this tab’s memory only: it starts over when
            the page is reloaded. What a page shows first is read by the server, and not listed.
          </EmptyState>
        ) : found.length === 0 ? (
          <EmptyState title="No call matches" action={<Button onClick={view.clear}>Show all calls</Button>} />
        ) : (
          <>
            <ListRows page="calls">{narrow ? <CallCards {...rows} /> : <CallTable {...rows} />}</ListRows>
            {more}
            <p className="px-4 py-3 text-sm text-text-muted">
              The last 300 calls of this tab, times in {zone}; nothing remains once the page is loaded again.
              Audience uploads are not logged, nor what the server read first.
            </p>
          </>
        )}
      </PageBody>
      <CallPanel
        id={panel}
        call={calls.find((call) => callId(call) === panel)}
        zone={zone}
        onClose={() => view.openPanel(null)}
      />
    </>
  );
}

function Filters({ view, resources }: { view: LogView; resources: readonly string[] }) {
  const { resource } = view;
  const choices = resource === null || resources.includes(resource) ? resources : [...resources, resource];
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
      <ListSearch
        label="Search requests"
        placeholder="Name, path, status or code"
        group="Developer"
        value={view.search}
        onValueChange={view.setSearch}
      />
      <Select
        aria-label="About"
        className="max-w-52"
        value={resource ?? ANY_RESOURCE}
        onValueChange={(next) => view.setResource(next === ANY_RESOURCE ? null : next)}
        options={[
          { value: ANY_RESOURCE, label: "About everything" },
          ...choices.map((each) => ({ value: each, label: resourceName(each) })),
        ]}
      />
      <Checkbox checked={view.failedOnly} onCheckedChange={view.setFailedOnly}>
        Failed only
      </Checkbox>
      <Checkbox checked={view.writesOnly} onCheckedChange={view.setWritesOnly}>
        Changes only
      </Checkbox>
    </div>
  );
}
