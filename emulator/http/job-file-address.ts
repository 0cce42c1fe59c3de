/** Where the files of finished jobs are, in front of their name. */
export const JOB_FILES = "/advertiser-api-async-analytics";

export const jobFilePath = (id: string) => `${JOB_FILES}/stats_job_${id}`;

const RELATIVE = `"url":"${JOB_FILES}/`;

/**
 * JSON text with the addresses of job files made whole. As with the service, they lie on another host: this machine has
 * two names for itself, and the one that the client did not use serves as that host.
 */
export function withJobFileOrigin(json: string, origin: string): string {
  return json.includes(RELATIVE)
    ? json.replaceAll(RELATIVE, `"url":"${otherOrigin(origin)}${JOB_FILES}/`)
    : json;
}

function otherOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  const other = hostname === "127.0.0.1" ? "localhost" : hostname === "localhost" ? "127.0.0.1" : hostname;
  return `${protocol}//${other}${port && `:${port}`}`;
}
