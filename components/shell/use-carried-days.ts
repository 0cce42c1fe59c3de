import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** Adds the current days of statistics to an address, so that they persist from list to list. */
export function useCarriedDays(): (href: string) => string {
  const search = useSearchParams();
  const [range, compare] = [search?.get("range"), search?.get("compare")];
  return useCallback(
    (href) => {
      const days = new URLSearchParams({ ...(range && { range }), ...(compare && { compare }) }).toString();
      return days === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${days}`;
    },
    [range, compare],
  );
}
