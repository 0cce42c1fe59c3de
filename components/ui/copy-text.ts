import { toast } from "./toast";

/** Puts a text that is in sight on the clipboard. Shows a toast when the browser refuses; a success is announced by the caller. */
export async function copyText(text: string): Promise<boolean> {
  if (await copyQuietly(text)) return true;
  toast({
    title: "Not copied",
    description: "The browser does not allow it. Select the text and copy it.",
    tone: "attention",
  });
  return false;
}

/** The same where copying is not all that was asked for: nothing is shown when the browser refuses. */
export async function copyQuietly(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
