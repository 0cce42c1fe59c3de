import { useCallback, useState } from "react";
import { toast } from "@/components/ui/toast";
import { saveBlob } from "@/lib/save-file";

/** Saves a part of the page as a PNG, and reports when the browser cannot render it. */
export function useSavePicture() {
  const [busy, setBusy] = useState(false);
  const savePicture = useCallback(async (fileName: string, element: HTMLElement) => {
    setBusy(true);
    try {
      const { pictureOf } = await import("./export-picture");
      saveBlob(fileName, await pictureOf(element));
    } catch {
      toast({
        tone: "blocked",
        title: "The picture could not be made",
        description: "The browser refused to draw it. Try another browser, or take a screenshot.",
      });
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, savePicture };
}
