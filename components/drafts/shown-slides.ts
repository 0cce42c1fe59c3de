import { useStore } from "@/components/ui/use-store";
import { Store } from "@/lib/store";

/**
 * Of each card of slides that is made for a post, the slide that is being edited: the fields and the preview, which
 * stand apart, show the same one. It is no part of the draft, so that looking at another slide is nothing to undo.
 */
const shownSlides = new Store<ReadonlyMap<string, string>>(new Map());

/** Shows a slide of a card that is made for a post. */
export function showSlide(madeId: string, slideId: string): void {
  if (shownSlides.get().get(madeId) === slideId) return;
  shownSlides.update((all) => new Map([...all, [madeId, slideId]]));
}

/** The slide that is shown of a card; undefined until one was chosen. */
export const useShownSlide = (madeId: string): string | undefined =>
  useStore(shownSlides, (all) => all.get(madeId));
