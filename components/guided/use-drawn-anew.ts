import { useRef } from "react";

/**
 * A key for fields that keep a text of their own beside the draft, such as amounts: another one whenever the draft
 * was changed by something else than those fields, by undo say. `own` marks what they are about to make of it.
 */
export function useDrawnAnew<Value>(value: Value) {
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
