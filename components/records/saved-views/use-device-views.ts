"use client";

import { useDeviceRecord } from "@/components/saved-items/use-device-record";
import type { ShownView } from "@/lib/saved-items/shown-view";

const isViews = (stored: unknown): stored is readonly ShownView[] => Array.isArray(stored);
const VIEWS = { read: (stored: unknown): readonly ShownView[] => (isViews(stored) ? stored : []) };
const FIRST = { read: (stored: unknown) => (typeof stored === "string" ? stored : undefined) };

/**
 * Views that this person saved on this device, the only place where the dashboard has no store, and which of all views
 * the section opens with, built-in ones among them. They know no account, so they serve in every one.
 *
 * @param key under which they are kept
 */
export const useDeviceViews = (key: string) => ({
  views: useDeviceRecord(key, VIEWS),
  first: useDeviceRecord(`${key} first`, FIRST),
});
