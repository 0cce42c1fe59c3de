/** The window of the test's browser, as high as a page leaves to its list at 1280 × 800. */
class Viewport {
  width = 1280;
  height = 480;
  readonly #queries = new Set<{ readonly list: EventTarget; readonly query: string }>();

  /** Gives the window another size and notifies all media queries. */
  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    Object.assign(globalThis, { innerWidth: width, innerHeight: height });
    dispatchEvent(new Event("resize"));
    for (const { list, query } of this.#queries) {
      list.dispatchEvent(Object.assign(new Event("change"), { matches: this.#matches(query), media: query }));
    }
  }

  readonly matchMedia = (query: string): MediaQueryList => {
    const list = new EventTarget();
    this.#queries.add({ list, query });
    const matches = () => this.#matches(query);
    return Object.assign(Object.defineProperty(list, "matches", { get: matches }), {
      media: query,
      onchange: null,
      addListener: (listener: () => void) => list.addEventListener("change", listener),
      removeListener: (listener: () => void) => list.removeEventListener("change", listener),
    }) as EventTarget & MediaQueryList;
  };

  /** Widths in px or rem; motion is reduced, colours are light. */
  #matches(query: string): boolean {
    return query.split(/\band\b/).every((part) => {
      const [, feature = "", value = ""] = /\(\s*([\w-]+)\s*:\s*([^)]+)\)/.exec(part) ?? [];
      const size = Number.parseFloat(value) * (value.includes("rem") ? 16 : 1);
      if (feature === "min-width") return this.width >= size;
      if (feature === "max-width") return this.width <= size;
      if (feature === "min-height") return this.height >= size;
      if (feature === "max-height") return this.height <= size;
      if (feature === "prefers-reduced-motion") return value.trim() === "reduce";
      if (feature === "prefers-color-scheme") return value.trim() === "light";
      if (feature === "pointer" || feature === "hover")
        return value.trim() !== "coarse" && value.trim() !== "none";
      return false;
    });
  }
}

export const viewport = new Viewport();
