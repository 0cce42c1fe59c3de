import { capital } from "@/lib/text/characters";

/** A code of the service in words: `ONLINE_SERVICES` → "Online services". */
export function codeInWords(code: string): string {
  return capital(code.toLowerCase().replaceAll("_", " "));
}
