import type { AttachmentView } from "@/lib/previews/view";

/** What is said below a preview of how far it can be trusted. */
export const captionOf = (attachment: AttachmentView | undefined): string =>
  attachment?.kind === "conversation"
    ? "approximate: these cards are shown in apps only"
    : "what readers see may differ a little";
