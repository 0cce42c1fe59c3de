import { Plus, X } from "lucide-react";
import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import { CountedText } from "@/components/builder/counted-text";
import { InternalNameField } from "@/components/builder/internal-name-field";
import { MediaField } from "@/components/media/media-field";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { Segmented } from "@/components/ui/segmented";
import { TextInput } from "@/components/ui/text-input";
import {
  MEDIA_POLLS_FEATURE,
  POLL_CHOICE_MAX,
  POLL_DURATION,
  POLL_NAME_MAX,
} from "@/lib/ads/endpoints/poll-cards";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import type { KnownMedia } from "@/lib/media/chosen";
import { durationText } from "@/lib/polls/duration";
import { addChoice, endingBy, removeChoice, setChoice, tryMedia, withoutMedia } from "@/lib/polls/edit-poll";
import { CHOICES, endInWords, minutesOf, type PollForm, sameChoices } from "@/lib/polls/poll-form";

const ORDINALS = ["First", "Second", "Third", "Fourth"] as const;
const CHOICE_FIELDS = ["choice-0", "choice-1", "choice-2", "choice-3"] as const;
const ENDS = [
  { value: "after", label: "After a time" },
  { value: "at", label: "At a time" },
] as const;

/** The context of a new poll. */
export interface PollKnown extends BuilderKnown {
  /** In which its end is typed. */
  readonly zone: string;
  /** In milliseconds; 0 on the server, whose clock differs. */
  readonly now: number;
  readonly media: KnownMedia;
}

type PollPartProps = BuilderPartProps<PollForm, PollKnown>;

/** All fields of a poll. */
export function PollFields(props: PollPartProps) {
  return (
    <div className="flex max-w-xl flex-col gap-5 p-4">
      <InternalNameField {...props} max={POLL_NAME_MAX} />
      <Choices {...props} />
      <Ends {...props} />
      <Media {...props} />
    </div>
  );
}

function Choices({ draft, change, errorAt }: PollPartProps) {
  const { choices } = draft;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold text-lg">Choices</legend>
      {choices.map((choice, index) => {
        const field = CHOICE_FIELDS[index] ?? "choice-0";
        return (
          // Choices are only identified by their position.
          <div key={field} className="flex items-start gap-2">
            <CountedText
              field={field}
              label={`${ORDINALS[index]} choice`}
              value={choice}
              max={POLL_CHOICE_MAX}
              error={errorAt(field)}
              required={index < CHOICES.min}
              className="min-w-0 flex-1"
              onChange={(text) =>
                change(setChoice(index, text), {
                  label: `${ORDINALS[index]} choice`,
                  run: `choice-${index}`,
                })
              }
            />
            {index >= CHOICES.min && (
              <IconButton
                label={`Remove the ${ORDINALS[index]?.toLowerCase()} choice`}
                className="mt-6"
                onClick={() => change(removeChoice(index), { label: "Remove a choice" })}
              >
                <X size={16} aria-hidden />
              </IconButton>
            )}
          </div>
        );
      })}
      {sameChoices(draft) && (
        <p className="text-attention text-sm">Two choices say the same, which confuses voters.</p>
      )}
      <div>
        <Button
          disabledReason={
            choices.length >= CHOICES.max ? `A poll has at most ${CHOICES.max} choices.` : undefined
          }
          onClick={() => change(addChoice, { label: "Add a choice" })}
        >
          <Plus size={14} aria-hidden />
          Add a choice
        </Button>
      </div>
    </fieldset>
  );
}

function Ends({ draft, known: { zone, now }, change, errorAt }: PollPartProps) {
  const end = endInWords(draft, zone, now);
  const minutes = minutesOf(draft, zone, now);
  const runs = minutes !== undefined && minutes > 0 ? durationText(minutes) : undefined;
  return (
    <fieldset className="flex flex-col gap-3" data-field="ends">
      <legend className="mb-2 font-semibold text-lg">End</legend>
      <Segmented
        label="How its end is set"
        value={draft.ends}
        onValueChange={(ends) => change(endingBy(ends, zone, now), { label: "How it ends" })}
        options={ENDS}
        className="self-start"
      />
      {draft.ends === "after" ? (
        <Field
          label="Runs for"
          hint={`Such as 2d 4h, or minutes. From ${POLL_DURATION.min} minutes to ${durationText(POLL_DURATION.max)}.`}
          error={errorAt("ends")}
          required
        >
          <TextInput
            value={draft.after}
            className="sm:max-w-48"
            onChange={({ target }) =>
              change((poll) => ({ ...poll, after: target.value }), { label: "Length", run: "after" })
            }
          />
        </Field>
      ) : (
        <Field label="Ends at" hint={`Account time (${zone}).`} error={errorAt("ends")} required>
          <LocalTimeInput
            zone={zone}
            value={draft.at}
            className="sm:max-w-60"
            onValueChange={(local) => change((poll) => ({ ...poll, at: local }), { label: "End", run: "at" })}
          />
        </Field>
      )}
      {end !== undefined && (
        <p className="text-text-muted">
          Created now, it runs {runs} and ends {end}. The clock starts when you create it, not when you post
          it.
        </p>
      )}
    </fieldset>
  );
}

function Media({ draft, change, errorAt }: PollPartProps) {
  return (
    <div data-field="media" className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Picture or video</h2>
      {draft.mediaTried ? (
        <>
          <MediaField
            label="Media"
            allowed={AD_FORMATS.poll}
            value={draft.mediaKey === null ? [] : [draft.mediaKey]}
            error={errorAt("media")}
            hint="Sent when the poll is created. The key can’t be read back."
            onChange={([key]) =>
              change((poll) => ({ ...poll, mediaKey: key ?? null }), { label: "Choose media" })
            }
          />
          <Button
            className="self-start"
            tone="quiet"
            onClick={() => change(withoutMedia, { label: "Without media" })}
          >
            Make it without media
          </Button>
        </>
      ) : (
        <Banner
          title="Polls with media are in beta."
          action={
            <Button size="small" onClick={() => change(tryMedia, { label: "Try media" })}>
              I have access: try
            </Button>
          }
        >
          They need the account feature {MEDIA_POLLS_FEATURE}. Whether the account has it shows only when the
          poll is created: without it the poll is refused, and what you typed stays.
        </Banner>
      )}
    </div>
  );
}
