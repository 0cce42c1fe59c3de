import { useRef } from "react";
import type { BuilderPartProps } from "@/components/builder/builder";
import type { Block, CardDraft } from "@/lib/cards/card-draft";
import { BlockOutline } from "./block-outline";
import { CardBuilderProvider, type CardKnown, shownSide } from "./builder-context";
import { SlideOutline } from "./slide-outline";

/** The parts of a card: its blocks, or its slides with the blocks of the shown one; and what can be added. */
export function CardOutline(props: BuilderPartProps<CardDraft, CardKnown>) {
  const shown = shownSide(props);
  const frame = useRef<HTMLDivElement>(null);
  // Several cards on a page have blocks and slides with the same names.
  const find = (attribute: "block" | "slide", id: string) =>
    (frame.current?.closest("[data-card]") ?? document).querySelector(
      `[data-${attribute}="${CSS.escape(id)}"]`,
    );
  const openBlock = ({ id }: Block) => focusBlock(find("block", id));
  return (
    <CardBuilderProvider value={props}>
      <div ref={frame} className="p-3">
        {props.draft.shape === "slides" ? (
          <SlideOutline
            shown={shown}
            onShow={(id) => {
              props.showPart(id);
              find("slide", id)?.scrollIntoView();
            }}
            onOpenBlock={openBlock}
          />
        ) : (
          shown && <BlockOutline side={shown} label="Blocks of the card" onOpen={openBlock} />
        )}
      </div>
    </CardBuilderProvider>
  );
}

function focusBlock(section: Element | null) {
  section?.scrollIntoView({ block: "nearest" });
  section
    ?.querySelector<HTMLElement>("[data-field] :is(input, select, button)")
    ?.focus({ preventScroll: true });
}
