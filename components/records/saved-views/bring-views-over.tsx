"use client";

import { BringOver } from "@/components/kept-items/bring-over";
import { notifyNotSaved } from "@/components/kept-items/notify-not-saved";
import { counted } from "@/lib/format/plurals";
import type { SavedViews } from "./use-saved-views";

/** Offers once to keep for the account the views that this device kept until now. */
export const BringViewsOver = ({ saved }: { saved: SavedViews }) => (
  <BringOver
    what={counted(saved.offered.length, "view")}
    names={saved.offered.map(({ name }) => name)}
    failure="Not every view was brought over"
    onBring={saved.bringOver}
    onLeave={saved.leaveOnDevice}
    onNotKept={(error) => notifyNotSaved("view", error, "The view was not saved")}
  />
);
