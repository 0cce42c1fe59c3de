"use client";

import { ArrowLeft } from "lucide-react";
import { ListSearch } from "@/components/shell/list-search";
import { PageHeader } from "@/components/shell/page-header";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { endpointNamed } from "@/lib/developer/endpoint-list";
import { DeveloperTabs } from "./developer-tabs";
import { EndpointList } from "./endpoint-list";
import { ExplorerCall } from "./explorer-call";
import { useExplorerView } from "./use-explorer-view";

/** Every endpoint of the service with a form built from its declaration, to send from here or to copy. */
export function ApiExplorer() {
  const view = useExplorerView();
  const endpoint = endpointNamed(view.endpoint);
  return (
    <>
      <PageHeader title="API explorer" tabs={<DeveloperTabs current="explorer" />} />
      <div className="flex min-h-0 flex-1">
        <nav
          aria-label="Endpoints"
          className={classNames(
            "min-h-0 w-full flex-col border-r lg:flex lg:w-72 lg:shrink-0 xl:w-88",
            view.endpoint === null ? "flex" : "hidden",
          )}
        >
          <div className="flex shrink-0 border-b px-3 py-2 *:flex-1">
            <ListSearch
              label="Search endpoints"
              placeholder="Name, path or number"
              group="Developer"
              value={view.search}
              onValueChange={view.setSearch}
            />
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto">
            <EndpointList search={view.search} chosen={view.endpoint} onChoose={view.choose} />
          </div>
        </nav>
        <div
          className={classNames(
            "relative min-h-0 min-w-0 flex-1 flex-col overflow-y-auto lg:flex",
            view.endpoint === null ? "hidden" : "flex",
          )}
        >
          {view.endpoint !== null && (
            <div className="border-b px-2 py-1 lg:hidden">
              <Button tone="quiet" onClick={() => view.choose(null)}>
                <ArrowLeft size={14} aria-hidden />
                All endpoints
              </Button>
            </div>
          )}
          {endpoint ? (
            <ExplorerCall key={endpoint.name} endpoint={endpoint} view={view} />
          ) : view.endpoint === null ? (
            <EmptyState title="Choose an endpoint">
              Reads can be sent anywhere, changes in the sandbox. Each can be copied as cURL, fetch or
              TypeScript before it is sent.
            </EmptyState>
          ) : (
            <EmptyState
              title={`There is no endpoint ${view.endpoint}`}
              action={<Button onClick={() => view.choose(null)}>Show all endpoints</Button>}
            />
          )}
        </div>
      </div>
    </>
  );
}
