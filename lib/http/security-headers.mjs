/** Headers of every answer, whatever it is. Pages get their content security policy from proxy.ts. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  // Not no-referrer: browsers would then send `Origin: null` with our own forms, and those would be refused.
  "Referrer-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** For what no page is: data and files, which nothing may run or frame. */
export const noPageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** Sent where the proxy in front reports that the browser uses https; the process itself cannot detect it. */
export const httpsHeaders = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };
