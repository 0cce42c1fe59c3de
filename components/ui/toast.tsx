"use client";

import type { ReactNode } from "react";
import { Late, useLate } from "./late";

export interface ToastWords {
  /** What happened, "Paused 12 campaigns". */
  title: string;
  description?: ReactNode;
  tone?: "neutral" | "positive" | "attention" | "blocked";
  /** What the person can do about it: Undo, Show, Retry. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds it stays; 0 until it is closed. Time stands still while the pointer or focus is on it. */
  duration?: number;
  onClose?: () => void;
}

/** A toast that is to be shown, under the id to close it by. */
export interface ToastToShow extends ToastWords {
  readonly id: string;
}

const host = new Late(() => import("./toast-host"));

/** What was said before the code that shows it had come. */
let waiting: ToastToShow[] = [];
let told = 0;

host.subscribe(() => {
  const late = host.current();
  for (const each of waiting) late?.showToast(each);
  waiting = [];
});

/** Tells what happened at the edge of the screen. */
export function toast(words: ToastWords): void {
  told += 1;
  const id = `toast-${told}`;
  const late = host.current();
  if (late) late.showToast({ ...words, id });
  else {
    waiting.push({ ...words, id });
    host.fetch();
  }
}

/** Where toasts appear. Once, in the root layout. F6 moves the focus there. */
export function Toaster() {
  const late = useLate(host, false);
  return late ? <late.ToastHost /> : null;
}
