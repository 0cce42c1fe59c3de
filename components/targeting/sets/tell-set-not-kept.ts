import { tellNotKept } from "@/components/kept-items/tell-not-kept";

/** @param title "The set was not saved" */
export const tellSetNotKept = (error: unknown, title: string) =>
  tellNotKept(error, {
    title,
    instead: "Copy the targeting to other line items instead, or use a window that is not private.",
  });
