import { useMediaQuery } from "@/components/ui/use-media-query";

/**
 * True on windows too narrow for columns, where rows become cards, of every list and grid. The same width is `md` in
 * classes.
 */
export const useNarrow = (): boolean => useMediaQuery("(max-width: 47.99rem)", false);
