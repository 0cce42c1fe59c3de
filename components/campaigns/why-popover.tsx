"use client";

import { Check, CircleHelp, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { AnchoredPopover } from "@/components/ui/popover";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import {
  checkLevels,
  explainReason,
  type Fix,
  type Check as LevelCheck,
} from "@/lib/campaigns/why-not-serving";
import { type Place, usePlace } from "./place";

export interface WhyActions {
  readonly onResume: (campaign: Campaign) => void;
  readonly onRaiseBudget: (campaign: Campaign) => void;
  readonly onAddLineItem: (campaign: Campaign) => void;
}

interface WhyPopoverProps extends WhyActions {
  campaign: Campaign | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** "Why isn't it serving?", over the cell that was asked. */
export function WhyPopover({ campaign, anchor, onClose, ...actions }: WhyPopoverProps) {
  return (
    <AnchoredPopover
      open={campaign !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      anchor={anchor}
      title="Why isn’t it serving?"
      className="w-[340px] max-w-[calc(100vw-16px)] p-4"
    >
      {campaign && <WhyNotServing campaign={campaign} {...actions} />}
    </AnchoredPopover>
  );
}

/** Each reason in plain words with what helps, then the levels from account to campaign. */
export function WhyNotServing({ campaign, ...actions }: WhyActions & { campaign: Campaign }) {
  const place = usePlace();
  const checks = checkLevels(campaign, {
    approval: place.approval,
    funding: place.funding.get(campaign.funding_instrument_id),
  });
  return (
    <div className="mt-2 flex flex-col gap-3">
      {campaign.reasons_not_servable.length === 0 && (
        <p className="text-text-muted">
          {campaign.servable
            ? "It serves: the service gives no reason against it."
            : "The service gives no reason."}
        </p>
      )}
      {campaign.reasons_not_servable.map((code) => {
        const { meaning, fix } = explainReason(code);
        return (
          <div key={code} className="flex flex-col items-start gap-1">
            <p>
              {meaning} <code className="font-mono text-text-muted text-xs">{code}</code>
            </p>
            <FixControl fix={fix} campaign={campaign} place={place} actions={actions} />
          </div>
        );
      })}
      <ul aria-label="What was checked" className="flex flex-col gap-1.5 border-t pt-3">
        {checks.map((check) => (
          <LevelLine key={check.level} check={check} />
        ))}
      </ul>
    </div>
  );
}

interface FixControlProps {
  fix: Fix;
  campaign: Campaign;
  place: Place;
  actions: WhyActions;
}

const ACTION_OF = {
  resume: "onResume",
  "raise-budget": "onRaiseBudget",
  "add-line-item": "onAddLineItem",
} as const satisfies Partial<Record<Fix["kind"], keyof WhyActions>>;

function FixControl({ fix, campaign, place, actions }: FixControlProps) {
  switch (fix.kind) {
    case "none":
      return <p className="text-text-muted">{fix.advice}</p>;
    case "open-line-items":
      return (
        <>
          <p className="text-text-muted">{fix.advice}</p>
          <LinkButton
            href={`${place.lineItemsPath}?campaign=${encodeURIComponent(campaign.id)}`}
            size="small"
          >
            {fix.label}
          </LinkButton>
        </>
      );
    case "open-funding":
      return (
        <LinkButton href={place.fundingPath} size="small">
          {fix.label}
        </LinkButton>
      );
    default:
      return (
        <Button
          size="small"
          disabledReason={place.readOnlyReason}
          onClick={() => actions[ACTION_OF[fix.kind]](campaign)}
        >
          {fix.label}
        </Button>
      );
  }
}

const LEVELS = { account: "Account", funding: "Funding", campaign: "Campaign" } as const;
const VERDICTS = {
  ok: { icon: Check, colour: "text-positive", word: "in order" },
  problem: { icon: X, colour: "text-blocked", word: "problem" },
  unknown: { icon: CircleHelp, colour: "text-attention", word: "unknown" },
} as const;

function LevelLine({ check }: { check: LevelCheck }) {
  const { icon: Icon, colour, word } = VERDICTS[check.verdict];
  return (
    <li className="flex items-start gap-2">
      <Icon size={14} aria-hidden className={`mt-0.5 shrink-0 ${colour}`} />
      <span>
        <span className="font-medium">{LEVELS[check.level]}</span> <span className="sr-only">{word}: </span>
        <span className="text-text-muted">{check.words}</span>
      </span>
    </li>
  );
}
