"use client";

import { Toast as Base } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { classNames } from "./class-names";
import { StatusShape } from "./status-mark";

export interface ToastWords {
  /** What happened, "Paused 12 campaigns". */
  title: string;
  description?: ReactNode;
  tone?: "neutral" | "positive" | "attention" | "blocked";
  /** What the person can do about it: Undo, Show, Retry. */
  action?: { label: string; onClick: () => void };
  /** Duration in milliseconds; 0 until it is closed. Paused while the pointer or focus is on it. */
  duration?: number;
}

/** A toast with its id. */
export interface ToastToShow extends ToastWords {
  readonly id: string;
}

const manager = Base.createToastManager<Pick<ToastWords, "tone">>();

export function showToast({ id, title, description, tone = "neutral", action, duration }: ToastToShow) {
  manager.add({
    id,
    title,
    description,
    data: { tone },
    // Errors interrupt a screen reader; everything else waits for it to finish.
    priority: tone === "blocked" ? "high" : "low",
    timeout: duration ?? (tone === "blocked" ? 0 : action ? 8000 : 5000),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          // Closing returns the focus to where it was; the action may move it elsewhere.
          manager.close(id);
          action.onClick();
        },
      },
    }),
  });
}

/**
 * The toasts themselves; `Toaster` fetches them with the first.
 *
 * @param onMount called once they can be shown; its result, when they no longer can
 */
export function ToastHost({ onMount }: { onMount: () => () => void }) {
  useEffect(onMount, [onMount]);
  return (
    <Base.Provider toastManager={manager} limit={4}>
      <Base.Portal>
        <Base.Viewport
          className={classNames(
            // Always in the same place: beside the sidebar, whose foot has the environment and the person, and at the
            // opposite side of panels, jobs and the buttons of dialogs.
            "fixed bottom-4 left-4 z-60 flex w-[calc(100vw-2rem)] flex-col gap-2 sm:w-96",
            "lg:[body:has([data-sidebar=open])_&]:left-60 lg:[body:has([data-sidebar=collapsed])_&]:left-18",
            "[body:has([data-bottom-bar])_&]:bottom-16 [body:has([data-bottom-bar=tall]~[data-bottom-bar])_&]:bottom-24",
            // Repeated, for a higher specificity than those above: the order of classes has no effect.
            "max-sm:[body:has([data-bottom-bar][data-bottom-bar=tall])_&]:bottom-40",
            "max-sm:[body:has([data-bottom-bar][data-bottom-bar=tall]~[data-bottom-bar])_&]:bottom-60",
            // The buttons of a dialog fill its foot on a phone.
            "max-sm:[body:has([data-modal][data-open])_&]:top-4 max-sm:[body:has([data-modal][data-open])_&]:bottom-auto!",
          )}
        >
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

const SHAPES = { positive: "running", attention: "attention", blocked: "blocked" } as const;

function ToastList() {
  const { toasts } = Base.useToastManager<Pick<ToastWords, "tone">>();
  return toasts.map((each) => {
    const tone = each.data?.tone ?? "neutral";
    return (
      <Base.Root
        key={each.id}
        toast={each}
        swipeDirection={["left", "down"]}
        className="rounded-md bg-surface-raised text-text shadow-overlay transition-[opacity,transform] data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Base.Content className="flex items-start gap-2.5 py-2.5 pr-2 pl-3">
          {tone !== "neutral" && <StatusShape kind={SHAPES[tone]} className="mt-1" />}
          <div className="min-w-0 flex-1 py-0.5">
            <Base.Title className="font-medium" />
            <Base.Description className="text-text-muted" />
          </div>
          <Base.Action className="h-6 shrink-0 rounded-sm px-2 font-medium text-accent-text hover:bg-surface-hover" />
          <Base.Close
            aria-label="Close"
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-text-muted hover:bg-surface-hover hover:text-text"
          >
            <X size={14} aria-hidden />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}
