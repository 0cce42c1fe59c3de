"use client";

import { storedChoice } from "@/components/ui/stored-choice";

export interface StoredSwitch {
  readonly useOn: () => boolean;
  readonly setOn: (on: boolean) => void;
}

/**
 * Something that this browser remembers to be on or off, as `storedChoice`.
 *
 * @param initially how it is until a person says otherwise
 */
export function storedSwitch(key: string, initially: boolean): StoredSwitch {
  const { useValue, setValue } = storedChoice(key, ["on", "off"], initially ? "on" : "off");
  return { useOn: () => useValue() === "on", setOn: (on) => setValue(on ? "on" : "off") };
}
