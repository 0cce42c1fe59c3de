import { useId } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Block, Side } from "@/lib/cards/card-draft";
import { blockName } from "@/lib/cards/card-words";
import { BlockMenu } from "./block-menu";
import { ButtonFields } from "./button-fields";
import { DetailsFields } from "./details-fields";
import { MediaFields } from "./media-fields";
import { SwipeFields } from "./swipe-fields";

/** The fields of every block of a card or slide, top to bottom like the result. */
export function BlockFields({ side }: { side: Side }) {
  const id = useId();
  return side.blocks.map((block, index) => (
    <section
      key={block.id}
      aria-labelledby={`${id}-${block.id}`}
      data-block={block.id}
      className={classNames("px-4 py-4", index > 0 && "border-t")}
    >
      <div className="mb-3 flex items-center gap-2">
        <h3 id={`${id}-${block.id}`} className="flex-1 font-semibold">
          {blockName(block.type)}
        </h3>
        <code className="text-sm text-text-muted">{block.type}</code>
        <BlockMenu side={side} block={block} />
      </div>
      <FieldsOf block={block} />
    </section>
  ));
}

function FieldsOf({ block }: { block: Block }) {
  switch (block.type) {
    case "MEDIA":
      return <MediaFields block={block} />;
    case "SWIPEABLE_MEDIA":
      return <SwipeFields block={block} />;
    case "DETAILS":
      return <DetailsFields block={block} />;
    case "BUTTON":
      return <ButtonFields block={block} />;
  }
}
