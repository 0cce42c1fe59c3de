import { tellNotKept } from "@/components/kept-items/tell-not-kept";

/** @param title "“Paused” was not deleted" */
export const tellViewNotKept = (error: unknown, title = "The view was not saved") =>
  tellNotKept(error, {
    title,
    instead: "The address holds what you see: bookmark it to come back to it.",
  });
