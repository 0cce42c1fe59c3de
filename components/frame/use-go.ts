import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { useCallback } from "react";

const NOTHING = {};

/**
 * Goes to another page, once the address of this one says all that was typed or opened here: it follows a little
 * later, and Next.js calls off a navigation that is under way when the address changes.
 */
export function useGo(): (href: string) => void {
  const router = useRouter();
  const [, setQuery] = useQueryStates(NOTHING);
  return useCallback(
    (href) => {
      const go = () => router.push(href);
      // Called with no change, it answers once those before are in the address.
      setQuery(NOTHING).then(go, go);
    },
    [router, setQuery],
  );
}
