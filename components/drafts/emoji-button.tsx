import { Smile } from "lucide-react";
import { type RefObject, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { AnchoredPopover } from "@/components/ui/popover";

/** It includes all emoji with their names. */
const picker = new LazyModule(() => import("./emoji-picker"), { ahead: false });

interface EmojiButtonProps {
  onPick: (emoji: string) => void;
  /** Gets the focus afterwards. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Puts emoji into a text. */
export function EmojiButton({ onPick, returnTo }: EmojiButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const late = useLazyModule(picker, open);
  return (
    <>
      <IconButton
        ref={setAnchor}
        label="Add an emoji"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={picker.fetch}
        onFocus={picker.fetch}
        onClick={() => setOpen(!open)}
      >
        <Smile size={16} aria-hidden />
      </IconButton>
      {late && (
        <AnchoredPopover
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          returnTo={returnTo}
          label="Add an emoji"
          className="w-80 max-w-[calc(100vw-1rem)] p-3"
        >
          <late.EmojiPicker
            onPick={(emoji) => {
              onPick(emoji);
              setOpen(false);
            }}
          />
        </AnchoredPopover>
      )}
    </>
  );
}
