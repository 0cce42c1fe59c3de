"use client";

import { storedSwitch } from "./stored-switch";

/**
 * Whether keys without Ctrl or Command do anything (WCAG 2.1.4: people who dictate must be able to switch
 * them off). On unless this browser was told otherwise.
 */
export const { useOn: useSingleKeys, setOn: setSingleKeys } = storedSwitch("single-keys", true);
