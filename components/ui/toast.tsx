"use client";

import { LazyModule, useLazyModule } from "./lazy-module";
import type { ToastToShow, ToastWords } from "./toast-host";

const host = new LazyModule(() => import("./toast-host"));

/** Toasts from before the host is mounted; shown then. */
let waiting: ToastToShow[] = [];
let shows = false;
let count = 0;

function begin(): () => void {
  shows = true;
  const late = host.module.get();
  for (const each of waiting) late?.showToast(each);
  waiting = [];
  return () => {
    shows = false;
  };
}

/** Shows a message at the edge of the screen. */
export function toast(words: ToastWords): void {
  count += 1;
  const id = `toast-${count}`;
  if (shows) host.module.get()?.showToast({ ...words, id });
  else {
    waiting.push({ ...words, id });
    host.fetch();
  }
}

/** Where toasts appear. Once, in the root layout. F6 moves the focus there. */
export function Toaster() {
  const late = useLazyModule(host, false);
  return late ? <late.ToastHost onMount={begin} /> : null;
}
