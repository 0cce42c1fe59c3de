import { useMediaQuery } from "@/components/ui/use-media-query";

/**
 * Whether the window is a phone's, where a grid of columns makes no sense. Wider than that the first columns have room,
 * where other lists are cards already (components/shell/use-narrow.ts).
 */
export const usePhone = (): boolean => useMediaQuery("(max-width: 640px)", false);
