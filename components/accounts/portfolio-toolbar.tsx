import { Download, RefreshCw } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { leaveForGrid } from "@/components/ui/focus-grid";
import { IconButton } from "@/components/ui/icon-button";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { type PortfolioView, PROBLEM_FILTERS, type ProblemFilter } from "@/lib/accounts/portfolio-view";
import { PROBLEMS } from "@/lib/accounts/problems";
import { roleName } from "@/lib/accounts/roles";
import { PERMISSIONS } from "@/lib/ads/permissions";

const ALL = "all";

const problemWords = (filter: ProblemFilter) =>
  filter === "any" ? "Any problem" : filter === "none" ? "No problem" : PROBLEMS[filter];

const PROBLEM_OPTIONS = [
  { value: ALL, label: "Problems: all" },
  ...PROBLEM_FILTERS.map((value) => ({ value, label: problemWords(value) })),
] as const;

const ROLE_OPTIONS = [
  { value: ALL, label: "Role: all" },
  ...PERMISSIONS.map((value) => ({ value, label: roleName(value) })),
] as const;

/** On a phone the choices share a line of their own, below the search and the buttons. */
const SELECT = "w-40! max-sm:order-2 max-sm:w-auto! max-sm:min-w-36 max-sm:flex-1";

const chosen = <T extends string>(value: T | typeof ALL): T | null => (value === ALL ? null : (value as T));

interface PortfolioToolbarProps {
  view: PortfolioView;
  handles: readonly string[];
  filtered: boolean;
  searchRef: RefObject<HTMLDivElement | null>;
  onNarrow: (change: {
    q?: string;
    problem?: ProblemFilter | null;
    role?: (typeof PERMISSIONS)[number] | null;
    via?: string | null;
  }) => void;
  onClear: () => void;
  /** When the oldest list on screen was given by the service, "10:42"; undefined before the first. */
  asOf: string | undefined;
  refreshing: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

/** Narrows the portfolio, tells how old it is, and takes it away as a file. */
export function PortfolioToolbar({
  view,
  handles,
  filtered,
  searchRef,
  onNarrow,
  onClear,
  asOf,
  refreshing,
  onRefresh,
  onExport,
}: PortfolioToolbarProps) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2">
      <div ref={searchRef} className="min-w-40 flex-1 sm:flex-none">
        <SearchInput
          label="Search accounts"
          placeholder="Name, id or business"
          keys="/"
          className="w-full sm:w-64"
          value={view.search}
          onValueChange={(q) => onNarrow({ q })}
          onKeyDown={leaveForGrid}
        />
      </div>
      <Select
        aria-label="Problems"
        className={SELECT}
        options={PROBLEM_OPTIONS}
        value={view.problem ?? ALL}
        onValueChange={(value) => onNarrow({ problem: chosen(value) })}
      />
      <Select
        aria-label="Role"
        className={SELECT}
        options={ROLE_OPTIONS}
        value={PERMISSIONS.find((role) => role === view.role) ?? ALL}
        onValueChange={(value) => onNarrow({ role: chosen(value) })}
      />
      {handles.length > 1 && (
        <Select
          aria-label="Handle"
          className={SELECT}
          options={[
            { value: ALL, label: "Handle: all" },
            ...handles.map((handle) => ({ value: handle, label: `@${handle}` })),
          ]}
          value={view.handle ?? ALL}
          onValueChange={(value) => onNarrow({ via: value === ALL ? null : value })}
        />
      )}
      {filtered && (
        <Button tone="quiet" className="max-sm:order-2" onClick={onClear}>
          Clear
        </Button>
      )}
      <div className="ml-auto flex items-center gap-1 max-sm:order-1">
        {asOf !== undefined && (
          <span className="text-sm text-text-muted tabular-nums max-sm:sr-only">as of {asOf}</span>
        )}
        <IconButton
          label="Read everything again (the list of accounts at most every 3 minutes)"
          onClick={onRefresh}
          {...(refreshing && { disabledReason: "Reading." })}
        >
          <RefreshCw size={16} aria-hidden />
        </IconButton>
        <IconButton label="Download what is shown as CSV" onClick={onExport}>
          <Download size={16} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
