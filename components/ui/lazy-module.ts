"use client";

import { useEffect } from "react";
import { Store } from "@/lib/store";
import { useStore } from "./use-store";

/**
 * Code for what opens over a page, which no page needs to render. It is fetched once, when a person is about to need
 * it; a failed fetch is repeated at the next need.
 */
export class LazyModule<Module> {
  #fetching = false;
  readonly #load: () => Promise<Module>;
  /** The module once loaded. */
  readonly module = new Store<Module | undefined>(undefined);
  /** The last fetch failed: the device is offline, or the server has been updated. */
  readonly failed = new Store(false);

  /** @param how whether to fetch it early, at the first interaction */
  constructor(load: () => Promise<Module>, { ahead = true }: { ahead?: boolean } = {}) {
    this.#load = load;
    if (ahead) awaited.add(this);
  }

  /** The module, fetched now where it is not there yet. */
  readonly get = (): Promise<Module> => this.#load();

  readonly fetch = (): void => {
    awaited.delete(this);
    if (this.module.get() || this.#fetching) return;
    this.#fetching = true;
    if (this.failed.get()) this.failed.set(false);
    this.#load().then(
      (module) => {
        this.module.set(module);
        this.failed.set(false);
        missingCode.update((missing) => missing.filter((late) => late !== this));
      },
      () => {
        this.#fetching = false;
        this.failed.set(true);
      },
    );
  };
}

/** Code that was needed but could not be fetched, until it is. */
export const missingCode = new Store<readonly Pick<LazyModule<unknown>, "fetch">[]>([]);

/** Modules to prefetch; later pages, and fetched modules, add more. */
const awaited = new Set<{ readonly fetch: () => void }>();

/** The module once loaded; fetched as soon as it is `needed`. */
export function useLazyModule<Module>(late: LazyModule<Module>, needed: boolean): Module | undefined {
  const failed = useStore(late.failed);
  useEffect(() => {
    if (needed) late.fetch();
  }, [late, needed]);
  useEffect(() => {
    if (!needed || !failed || !late.failed.get()) return;
    missingCode.update((missing) => (missing.includes(late) ? missing : [...missing, late]));
  }, [late, needed, failed]);
  return useStore(late.module);
}

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Fetches lazy code at the first interaction, so that the first click need not wait. */
export function useLateCodeOnInteraction(): void {
  useEffect(() => {
    const end = new AbortController();
    const fetchAll = () => {
      for (const late of awaited) late.fetch();
    };
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, fetchAll, { signal: end.signal, passive: true, capture: true });
    }
    return () => end.abort();
  }, []);
}
