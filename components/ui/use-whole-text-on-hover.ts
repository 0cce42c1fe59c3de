import { useEffect } from "react";

/** The ways in which texts are truncated. */
const CUT = ".truncate, [class*='line-clamp-'], [class*='text-ellipsis']";

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/**
 * Any truncated text is shown whole as a title under the pointer, unless it has a title of its own. Once for all
 * pages: whether a text fits is known only when it is rendered, and differs between languages.
 */
export function useWholeTextOnHover(): void {
  useEffect(() => {
    const given = new WeakMap<Element, string>();
    const show = ({ target }: PointerEvent) => {
      const text = target instanceof Element ? target.closest<HTMLElement>(CUT) : null;
      if (!text || text.querySelector("[title]")) return;
      const other = text.closest<HTMLElement>("[title]");
      if (other && !(other === text && given.get(text) === text.title)) return;
      const whole = text.textContent ?? "";
      if (isCut(text)) {
        given.set(text, whole);
        text.title = whole;
      } else text.removeAttribute("title");
    };
    document.addEventListener("pointerover", show);
    return () => document.removeEventListener("pointerover", show);
  }, []);
}
