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
}

/** A toast that is to be shown, under the id to close it by. */
export interface ToastToShow extends ToastWords {
  readonly id: string;
}

const host = new Late(() => import("./toast-host"));

/** What was said before the toasts were on screen: before that, nobody hears of it. */
let waiting: ToastToShow[] = [];
let shows = false;
let told = 0;

function begin(): () => void {
  shows = true;
  const late = host.current();
  for (const each of waiting) late?.showToast(each);
  waiting = [];
  return () => {
    shows = false;
  };
}

/** Tells what happened at the edge of the screen. */
export function toast(words: ToastWords): void {
  told += 1;
  const id = `toast-${told}`;
  if (shows) host.current()?.showToast({ ...words, id });
  else {
    waiting.push({ ...words, id });
    host.fetch();
  }
}

/** Where toasts appear. Once, in the root layout. F6 moves the focus there. */
export function Toaster() {
  const late = useLate(host, false);
  return late ? <late.ToastHost onMount={begin} /> : null;
}
