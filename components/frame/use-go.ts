import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { useCallback } from "react";

const NOTHING = {};

/**
 * Goes to another page, once this page's address contains everything that was typed or opened: it is updated with a
 * delay, and Next.js cancels a pending navigation when the address changes.
 */
export function useGo(): (href: string) => void {
  const router = useRouter();
  const [, setQuery] = useQueryStates(NOTHING);
  return useCallback(
    (href) => {
      const go = () => router.push(href);
      // A call without changes resolves once earlier ones are in the address.
      setQuery(NOTHING).then(go, go);
    },
    [router, setQuery],
  );
}
