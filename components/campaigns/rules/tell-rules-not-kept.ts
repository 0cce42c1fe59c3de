import { tellNotKept } from "@/components/kept-items/tell-not-kept";

/** @param title "The rule was not removed" */
export const tellRulesNotKept = (error: unknown, title: string) =>
  tellNotKept(error, {
    title,
    instead: "Copy rules as text to have them again, or use another window that is not private.",
  });
