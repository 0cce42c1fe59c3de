import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** The current address of this page, with the panel of a record open. */
export function usePanelHref(): (id: string) => string {
  const pathname = usePathname();
  const search = useSearchParams()?.toString() ?? "";
  return useCallback(
    (id) => {
      const params = new URLSearchParams(search);
      params.set("panel", id);
      return `${pathname}?${params}`;
    },
    [pathname, search],
  );
}
