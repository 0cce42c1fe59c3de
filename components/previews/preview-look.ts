"use client";

import { createContext, useContext } from "react";
import { WIDTHS } from "@/lib/previews/limits";

/** How a preview is looked at; independent of how the dashboard looks. */
export interface PreviewLook {
  readonly device: "mobile" | "desktop";
  /** Dark is the dimmed one, black the one for screens whose black gives no light. */
  readonly theme: "light" | "dark" | "black";
  /** The narrowest screen, large letters, and pictures that do not load: what is cut is cut now. */
  readonly worstCase: boolean;
}

export const USUAL_LOOK: PreviewLook = { device: "mobile", theme: "light", worstCase: false };

/** The props that every preview takes beside what it shows. */
export interface PreviewShown {
  /** A look that does not change: drawn without switches, as a picture. Without it the preview has switches. */
  still?: PreviewLook;
  label?: string;
  /** What the draft or card is called; its picture is saved under this name. */
  name?: string;
}

/** Pixels that a reader's column is wide. */
export const widthOf = ({ device, worstCase }: PreviewLook): number =>
  worstCase ? WIDTHS.narrowest : WIDTHS[device];

const LookContext = createContext<PreviewLook>(USUAL_LOOK);
export const PreviewLookProvider = LookContext;
export const usePreviewLook = (): PreviewLook => useContext(LookContext);

const FollowedSlide = createContext(0);
/** The place of the slide that is being edited, which a carousel shows. */
export const FollowedSlideProvider = FollowedSlide;
export const useFollowedSlide = (): number => useContext(FollowedSlide);
