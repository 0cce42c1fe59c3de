"use client";

import { storedSwitch } from "./stored-switch";

/**
 * Whether keys of a single character do anything (WCAG 2.1.4: people who dictate must be able to switch them off). On
 * by default.
 */
export const { useOn: useSingleKeys, setOn: setSingleKeys } = storedSwitch("single-keys", true);

/** Whether keys such as `x`, `shift+x` or `g>c` are typed without anything but characters. */
export const isSingleKey = (keys: string): boolean =>
  keys.split(/[>+]/).every((key) => key === "shift" || key.length === 1);
