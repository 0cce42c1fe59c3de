"use client";

import { ChevronsUpDown } from "lucide-react";
import { matchSorter, rankings } from "match-sorter";
import { useState } from "react";
import { PickList } from "@/components/shell/pick-list";
import { classNames } from "@/components/ui/class-names";
import { useFieldControl } from "@/components/ui/field";
import { StatusMark } from "@/components/ui/status-mark";
import { inputClass } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { statusOf } from "@/lib/campaigns/status";

/** More than anybody reads; the rest is a letter or two away. */
const SHOWN_MAX = 60;

interface CampaignPickerProps {
  campaigns: readonly Campaign[];
  /** More of them may come. */
  reading: boolean;
  /** Empty while none is chosen. */
  value: string;
  onValueChange: (campaignId: string) => void;
}

/** Chooses one of thousands of campaigns by typing. Takes its description and validity from the Field around it. */
export function CampaignPicker({ campaigns, reading, value, onValueChange }: CampaignPickerProps) {
  const { props } = useFieldControl();
  const [query, setQuery] = useState<string>();
  const chosen = campaigns.find(({ id }) => id === value);
  return (
    <>
      <button
        {...props}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={query !== undefined}
        aria-label={`Campaign: ${chosen?.name ?? (value || "not chosen")}`}
        onClick={() => setQuery("")}
        className={classNames(inputClass, "flex h-8 items-center gap-2 px-2.5 text-left")}
      >
        <bdi className={classNames("min-w-0 flex-1 truncate", value === "" && "text-text-muted")}>
          {chosen?.name ?? (value || "Choose a campaign")}
        </bdi>
        <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />
      </button>
      {query !== undefined && (
        <Choices
          campaigns={campaigns}
          reading={reading}
          query={query}
          onQuery={setQuery}
          onValueChange={onValueChange}
        />
      )}
    </>
  );
}

type ChoicesProps = Omit<CampaignPickerProps, "value"> & {
  query: string;
  onQuery: (query: string | undefined) => void;
};

function Choices({ campaigns, reading, query, onQuery, onValueChange }: ChoicesProps) {
  const there = campaigns.filter(({ deleted }) => !deleted);
  const found =
    query.trim() === ""
      ? there
      : matchSorter(there, query.trim(), { keys: ["name", "id"], threshold: rankings.CONTAINS });
  return (
    <PickList
      title="Campaign"
      placeholder="Name or id"
      query={query}
      onQueryChange={onQuery}
      onClose={() => onQuery(undefined)}
      empty={
        reading
          ? "Reading campaigns…"
          : there.length === 0
            ? "This account has no campaign yet: create one first."
            : "No campaign matches."
      }
      footer={
        found.length > SHOWN_MAX && (
          <span>{found.length.toLocaleString("en-GB")} campaigns, type to narrow</span>
        )
      }
      picks={found.slice(0, SHOWN_MAX).map((campaign) => {
        const { kind, word } = statusOf(campaign);
        return {
          id: campaign.id,
          group: "Campaigns",
          onPick: () => onValueChange(campaign.id),
          content: (
            <>
              <bdi className="min-w-0 flex-1 truncate">{campaign.name}</bdi>
              <span className="text-sm">
                <StatusMark kind={kind}>{word}</StatusMark>
              </span>
              <span className="font-mono text-sm text-text-muted max-sm:hidden">{campaign.id}</span>
            </>
          ),
        };
      })}
    />
  );
}
