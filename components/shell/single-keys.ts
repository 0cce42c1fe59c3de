"use client";

import { storedSwitch } from "./stored-switch";

/**
 * Whether single-character keys are active (WCAG 2.1.4: people who dictate must be able to switch them off). On by
 * default.
 */
export const { useOn: useSingleKeys, setOn: setSingleKeys } = storedSwitch("single-keys", true);

/** Whether keys such as `x`, `shift+x` or `g>c` consist of characters only. */
export const isSingleKey = (keys: string): boolean =>
  keys.split(/[>+]/).every((key) => key === "shift" || key.length === 1);
