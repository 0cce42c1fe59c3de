"use client";

import { PickField } from "@/components/shell/pick-field";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { audienceState } from "@/lib/audiences/audience-state";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { byWords } from "@/lib/format/lists";
import { AudienceSize } from "./state-mark";

interface AudiencePickerProps {
  /** Label of the choice, "Audience of segment 2". */
  label: string;
  audiences: readonly CustomAudience[];
  /** Which audiences can be chosen here. */
  fits: (audience: CustomAudience) => boolean;
  /** Why others cannot be chosen: shown below the list. */
  fitsWords: string;
  /** Empty while none is chosen. */
  value: string;
  onValueChange: (audienceId: string) => void;
  reading: boolean;
}

/** Chooses one of the account's suitable audiences. */
export function AudiencePicker({ audiences, fits, fitsWords, ...field }: AudiencePickerProps) {
  const there = audiences.filter(({ deleted }) => !deleted);
  const fitting = there.filter(fits);
  const left = there.length - fitting.length;
  const now = Date.now();
  return (
    <PickField
      {...field}
      placeholder="Choose an audience"
      many="audiences"
      items={fitting.sort((a, b) => byWords(a.name, b.name))}
      chosenName={audiences.find(({ id }) => id === field.value)?.name}
      none={fitsWords}
      groupOf={({ is_owner }) => (is_owner ? "Of this account" : "Shared with this account")}
      note={
        left > 0 && (
          <span>
            {left} not offered: {fitsWords}
          </span>
        )
      }
      rowOf={(audience) => ({
        about: (
          <>
            <span>{audienceTypeName(audience.audience_type)}</span>
            <span>{audienceState(audience, now).word}</span>
          </>
        ),
        aside: (
          <span className="w-16 text-right tabular-nums">
            <AudienceSize audience={audience} />
          </span>
        ),
      })}
    />
  );
}
