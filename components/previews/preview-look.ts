"use client";

import { createContext, useContext } from "react";
import { WIDTHS } from "@/lib/previews/limits";

/** The look of a preview; independent of the dashboard's theme. */
export interface PreviewLook {
  readonly device: "mobile" | "desktop";
  /** Dark is the dimmed theme, black the one for OLED screens. */
  readonly theme: "light" | "dark" | "black";
  /** The narrowest screen, large letters, and missing pictures: shows what may be cut off. */
  readonly worstCase: boolean;
}

export const USUAL_LOOK: PreviewLook = { device: "mobile", theme: "light", worstCase: false };

/** The props that previews share. */
export interface PreviewShown {
  /** A fixed look, without switches. Otherwise the preview has switches. */
  still?: PreviewLook;
  label?: string;
  /** The name of the draft or card; the file name of its picture. */
  name?: string;
}

/** Pixels that a reader's column is wide. */
export const widthOf = ({ device, worstCase }: PreviewLook): number =>
  worstCase ? WIDTHS.narrowest : WIDTHS[device];

const LookContext = createContext<PreviewLook>(USUAL_LOOK);
export const PreviewLookProvider = LookContext;
export const usePreviewLook = (): PreviewLook => useContext(LookContext);

const FollowedSlide = createContext(0);
/** Index of the slide under edit, which a carousel shows. */
export const FollowedSlideProvider = FollowedSlide;
export const useFollowedSlide = (): number => useContext(FollowedSlide);
