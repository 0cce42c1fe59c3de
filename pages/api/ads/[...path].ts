import { forward } from "@/lib/ads/forward";

/**
 * The forward. It is the one route outside app/: there Next 16.4 drops Content-Encoding and Content-Length of an
 * answer, so compressed bytes could not be passed through; here it hands over Node's own request and response.
 */
export default forward;

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };
