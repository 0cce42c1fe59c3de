"use client";

import { BringOver } from "@/components/saved-items/bring-over";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { counted } from "@/lib/format/plurals";
import type { SavedViews } from "./use-saved-views";

/** Offers once to move this device's views to the account. */
export const BringViewsOver = ({ saved }: { saved: SavedViews }) => (
  <BringOver
    what={counted(saved.offered.length, "view")}
    names={saved.offered.map(({ name }) => name)}
    failure="Not every view was brought over"
    onBring={saved.bringOver}
    onLeave={saved.leaveOnDevice}
    onNotSaved={(error) => notifyNotSaved("view", error, "The view was not saved")}
  />
);
