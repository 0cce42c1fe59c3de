"use client";

import { useDeviceRecord } from "@/components/saved-items/use-device-record";
import type { ShownView } from "@/lib/saved-items/shown-view";

const isViews = (stored: unknown): stored is readonly ShownView[] => Array.isArray(stored);
const VIEWS = { read: (stored: unknown): readonly ShownView[] => (isViews(stored) ? stored : []) };
const FIRST = { read: (stored: unknown) => (typeof stored === "string" ? stored : undefined) };

/**
 * The views that this person saved on this device, which is the only place if the dashboard has no store, and the view
 * that the section opens with, possibly a built-in one. They belong to no account, so they are offered in every one.
 *
 * @param key of their storage
 */
export const useDeviceViews = (key: string) => ({
  views: useDeviceRecord(key, VIEWS),
  first: useDeviceRecord(`${key} first`, FIRST),
});
