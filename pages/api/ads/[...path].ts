import { forward } from "@/lib/forward/forward";

/**
 * The forward where Next serves alone, `npm run dev` say; in production server/dashboard.ts brings calls to it
 * without Next. It is the one route outside app/: there Next 16.4 drops Content-Encoding and Content-Length of an
 * answer, so compressed bytes could not be passed through; here it hands over Node's own request and response.
 */
export default forward;

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };
