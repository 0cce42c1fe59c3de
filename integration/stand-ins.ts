/**
 * What jsdom leaves out of a browser and the dashboard's pages need. Set up before each test file; nothing here is
 * drawn, so everything is as large as the window, rows of long lists excepted.
 */
import { Blob, File } from "node:buffer";
import { webcrypto } from "node:crypto";
import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { configure } from "@testing-library/react";
import { loadImages } from "./images";
import "./quick-document";
import { viewport } from "./viewport";

configure({
  // The code behind a first click may have to be compiled first.
  asyncUtilTimeout: 20_000,
  // A whole page as text is slow to make and is not read: the message names what was looked for.
  getElementError: (message) => new Error(message ?? "Not found"),
});

class QuietObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Everything is in sight. */
class SeeingObserver extends QuietObserver {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    super();
    this.#seen = seen;
  }
  override observe(target?: Element) {
    if (!target) return;
    const rect = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: rect,
      time: performance.now(),
    };
    queueMicrotask(() => this.#seen([entry], this));
  }
}

/** Says once how large an element is: nothing changes its size. */
class MeasuringObserver extends QuietObserver {
  readonly #measured: ResizeObserverCallback;
  constructor(measured: ResizeObserverCallback) {
    super();
    this.#measured = measured;
  }
  override observe(target?: Element) {
    if (!(target instanceof HTMLElement)) return;
    const { offsetWidth: inlineSize, offsetHeight: blockSize } = target;
    const size = [{ inlineSize, blockSize }];
    const entry = {
      target,
      contentRect: new DOMRect(0, 0, inlineSize, blockSize),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.#measured([entry], this));
  }
}

const nothing = () => {};

Object.assign(globalThis, {
  ResizeObserver: MeasuringObserver,
  IntersectionObserver: SeeingObserver,
  matchMedia: viewport.matchMedia,
  scrollTo: nothing,
  // Every picture can be drawn.
  createImageBitmap: async () => ({ close: nothing }),
});
// jsdom brings its own kinds of bytes, which nothing of Node's accepts.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
Object.assign(globalThis, { Blob, File });
Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
  getAnimations: () => [],
});
Object.assign(document, { getAnimations: () => [] });
Object.assign(URL, { createObjectURL: () => "blob:test", revokeObjectURL: nothing });

loadImages();

const width = { get: () => viewport.width, configurable: true };
/** What a list draws in part and measures row by row has the height of a row. */
const ROW_HEIGHT = 40;
const height = {
  get(this: HTMLElement) {
    return this.dataset.index === undefined ? viewport.height : ROW_HEIGHT;
  },
  configurable: true,
};
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: width,
  offsetHeight: height,
  clientWidth: width,
  clientHeight: height,
});
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, viewport.width, viewport.height);
