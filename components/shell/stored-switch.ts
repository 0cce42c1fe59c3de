"use client";

import { storedChoice } from "@/components/ui/stored-choice";

export interface StoredSwitch {
  readonly useOn: () => boolean;
  readonly setOn: (on: boolean) => void;
}

/**
 * An on/off setting remembered in this browser, like `storedChoice`.
 *
 * @param initially the default
 */
export function storedSwitch(key: string, initially: boolean): StoredSwitch {
  const { useValue, setValue } = storedChoice(key, ["on", "off"], initially ? "on" : "off");
  return { useOn: () => useValue() === "on", setOn: (on) => setValue(on ? "on" : "off") };
}
