import { PAGE_MAX } from "@/lib/ads/endpoint";

/** How every list of a handle's accounts is asked for. */
export const ACCOUNTS_INPUT = { count: PAGE_MAX };
