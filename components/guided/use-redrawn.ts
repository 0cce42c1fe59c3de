import { useRef } from "react";

/**
 * A key for fields with a text of their own beside the draft, such as amounts: it changes whenever the draft was
 * changed by anything else than those fields, such as undo. `own` marks the fields' own changes.
 */
export function useRedrawn<Value>(value: Value) {
  const last = useRef(value);
  const key = useRef(0);
  if (last.current !== value) {
    last.current = value;
    key.current += 1;
  }
  return {
    key: key.current,
    own: (next: Value): Value => {
      last.current = next;
      return next;
    },
  };
}
