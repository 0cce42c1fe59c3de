import { toast } from "@/components/ui/toast";

/** Tells that a change of the views was not kept, as in some private windows, and the way that is left. */
export const tellNotKept = () =>
  toast({
    title: "Not kept: this browser stores nothing",
    description: "The address holds what you see: bookmark it to come back to it.",
    tone: "attention",
  });
