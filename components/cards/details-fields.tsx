import { CountedText } from "@/components/builder/counted-text";
import { Field } from "@/components/ui/field";
import { WebAddressInput } from "@/components/ui/web-address-input";
import { CARD_TITLE_MAX } from "@/lib/ads/endpoints/cards";
import { detailsAdvice } from "@/lib/cards/card-advice";
import type { DetailsBlock } from "@/lib/cards/card-draft";
import { setBlock } from "@/lib/cards/edit-draft";
import { useCardBuilder } from "./builder-context";
import { CampaignParameters } from "./campaign-parameters";

/** A title and its website. */
export function DetailsFields({ block }: { block: DetailsBlock }) {
  const { change, errorAt } = useCardBuilder();
  const advice = detailsAdvice(block);
  const set = (part: Partial<Pick<DetailsBlock, "title" | "url">>, label: string, run?: string) =>
    change((now) => setBlock(now, block.id, { ...block, ...part }), {
      label,
      ...(run !== undefined && { run: `${block.id} ${run}` }),
    });
  return (
    <div className="flex flex-col gap-3">
      <CountedText
        field={`${block.id}.title`}
        label="Title"
        warning={advice.title}
        value={block.title}
        max={CARD_TITLE_MAX}
        error={errorAt(`${block.id}.title`)}
        required
        onChange={(title) => set({ title }, "Write the title", "title")}
      />
      <div data-field={`${block.id}.url`}>
        <Field
          label="Website"
          required
          error={errorAt(`${block.id}.url`)}
          warning={advice.url}
          hint="Where people go when they tap the card."
        >
          <WebAddressInput
            value={block.url}
            onValueChange={(address) => set({ url: address }, "Write the address", "url")}
          />
        </Field>
      </div>
      <CampaignParameters
        url={block.url}
        onChange={(url) => set({ url }, "Set campaign parameters", "utm")}
      />
    </div>
  );
}
