import { forward } from "@/lib/ads/forward";

export const GET = forward;
export const POST = forward;
export const PUT = forward;
export const DELETE = forward;

/** Next would answer these two by itself: HEAD by running GET, OPTIONS with what a page may try. */
export const HEAD = notAllowed;
export const OPTIONS = notAllowed;

function notAllowed() {
  return new Response(null, { status: 405, headers: { allow: "GET, POST, PUT, DELETE" } });
}
