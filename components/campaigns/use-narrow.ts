import { useMediaQuery } from "@/components/ui/use-media-query";

/** Whether the window is a phone's, where a grid of columns makes no sense. */
export const useNarrow = (): boolean => useMediaQuery("(max-width: 640px)", false);
