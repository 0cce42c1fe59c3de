"use client";

import { ImageDown } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Button } from "@/components/ui/button";
import { STILL_LOADING } from "@/lib/previews/loading";
import { useSavePicture } from "./use-save-picture";

interface ExportButtonProps {
  /** Name of the file, without its ending. */
  name: string;
  /** The element to save as a picture; by default, the nearest preview on the page. */
  of?: RefObject<HTMLElement | null>;
  /** Something is still being read. */
  loading?: boolean;
}

/** Saves a preview as a picture, labelled "Preview" so that it is not taken for a published post. */
export function ExportButton({ name, of, loading = false }: ExportButtonProps) {
  const { busy, savePicture } = useSavePicture();
  const place = useRef<HTMLSpanElement>(null);
  const save = () => {
    const element = of?.current ?? nearestPreview(place.current);
    if (element) void savePicture(`${fileName(name)}.png`, element);
  };
  return (
    <span ref={place} className="inline-flex">
      <Button busy={busy} disabledReason={loading ? STILL_LOADING : undefined} onClick={save}>
        <ImageDown size={14} aria-hidden />
        Save as PNG
      </Button>
    </span>
  );
}

const fileName = (name: string) =>
  name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^-|-$/g, "") || "preview";

function nearestPreview(from: Element | null): HTMLElement | undefined {
  for (let at = from?.parentElement; at; at = at.parentElement) {
    const found = at.querySelector<HTMLElement>("[data-exported]");
    if (found) return found;
  }
  return undefined;
}
