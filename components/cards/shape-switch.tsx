import { useState } from "react";
import { useCardBuilder } from "@/components/cards/builder-context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Segmented } from "@/components/ui/segmented";
import type { CardShape } from "@/lib/cards/card-draft";
import { type Reshaped, reshape } from "@/lib/cards/edit-draft";

const SHAPES = [
  { value: "components", label: "One destination" },
  { value: "slides", label: "Slides" },
] as const;

/** One destination, or slides that each have their own. Asks before anything is lost. */
export function ShapeSwitch() {
  const { draft, change } = useCardBuilder();
  const [asked, setAsked] = useState<Reshaped>();
  const take = ({ draft: reshaped }: Reshaped) =>
    change(() => reshaped, {
      label: reshaped.shape === "slides" ? "Make slides of it" : "Make one destination of it",
    });
  const choose = (shape: CardShape) => {
    const reshaped = reshape(draft, shape);
    if (reshaped.loses === undefined) take(reshaped);
    else setAsked(reshaped);
  };
  return (
    <>
      <Segmented
        label="Shape of the card"
        className="self-start"
        value={draft.shape}
        onValueChange={choose}
        options={SHAPES}
      />
      {asked && (
        <Dialog
          open
          width="narrow"
          title={asked.draft.shape === "slides" ? "Make slides of it" : "Make one destination of it"}
          description={`${asked.loses} Undo brings it back.`}
          onOpenChange={(open) => {
            if (!open) setAsked(undefined);
          }}
          footer={
            <>
              <Button onClick={() => setAsked(undefined)}>Cancel</Button>
              <Button
                tone="primary"
                onClick={() => {
                  take(asked);
                  setAsked(undefined);
                }}
              >
                {asked.draft.shape === "slides" ? "Make slides" : "Make one destination"}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
