import { toast } from "./toast";

/** Copies a visible text. Shows a toast when the browser refuses; the caller announces success. */
export async function copyText(text: string): Promise<boolean> {
  if (await copyQuietly(text)) return true;
  toast({
    title: "Not copied",
    description: "The browser does not allow it. Select the text and copy it.",
    tone: "attention",
  });
  return false;
}

/** The same as a side effect of another action: shows nothing when the browser refuses. */
export async function copyQuietly(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
