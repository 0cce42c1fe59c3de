/**
 * What a page may load and where its forms may go.
 *
 * @param nonce allows the inline scripts and styles of this one answer
 * @param mediaOrigins where the service stores images and videos
 * @param authOrigin where forms that start a sign-in end up: browsers apply form-action to redirects as well
 */
export function contentSecurityPolicy({
  nonce,
  mediaOrigins,
  authOrigin,
  secure,
  development,
}: {
  nonce: string;
  mediaOrigins: readonly string[];
  authOrigin: string;
  secure: boolean;
  development: boolean;
}): string {
  const directives = [
    "default-src 'self'",
    // React needs eval in development to rebuild the server's stack traces; production never has it.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes, not sheets: virtual rows and popups are placed with style attributes in the server's HTML.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mediaOrigins].join(" "),
    ["media-src 'self' blob:", ...mediaOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${authOrigin}`,
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
