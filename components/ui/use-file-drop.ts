import { type RefObject, useEffect, useState } from "react";

/**
 * Accepts files dropped on an element. True while files are dragged over it. There must be a button that does the
 * same, because a keyboard cannot drop.
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onDrop: (transfer: DataTransfer) => void,
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const filesOf = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") ? dataTransfer : undefined;
    const onOver = (event: DragEvent) => {
      if (!filesOf(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false);
    };
    const onDropped = (event: DragEvent) => {
      const files = filesOf(event);
      if (!files) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      onDrop(files);
    };
    target.addEventListener("dragover", onOver);
    target.addEventListener("dragleave", onLeave);
    target.addEventListener("drop", onDropped);
    return () => {
      target.removeEventListener("dragover", onOver);
      target.removeEventListener("dragleave", onLeave);
      target.removeEventListener("drop", onDropped);
    };
  }, [element, onDrop]);
  return over;
}
