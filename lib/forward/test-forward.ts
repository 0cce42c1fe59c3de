import "server-only";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";

/** A request as received by the service. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export type Handler = (request: Arrived, response: ServerResponse) => void;

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

export const emptyList = Buffer.from(
  JSON.stringify({ request: { params: {} }, data: [], next_cursor: null }),
);

export const answerList: Handler = (_, response) => {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(emptyList);
};

export const campaigns = "/api/ads/live/mara/12/accounts/18ce54d4x5t/campaigns";

export const codeOf = ({ body }: Received): string => JSON.parse(body.toString()).errors[0].code;

/** The forward on its own port, in front of a service whose answers a test defines. */
export async function startForward() {
  const arrived: Arrived[] = [];
  let answer = answerList;
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
    arrived.push(seen);
    answer(seen, response);
  });
  await listen(service);
  vi.stubEnv("ADS_URL", `http://127.0.0.1:${portOf(service)}/live`);
  vi.stubEnv("ADS_SANDBOX_URL", `http://127.0.0.1:${portOf(service)}/sandbox`);
  vi.stubEnv("PLATFORM_URL", `http://127.0.0.1:${portOf(service)}/platform`);
  vi.stubEnv("AUTH_URL", `http://127.0.0.1:${portOf(service)}`);
  vi.stubEnv("APPLICATION_OPERATORS", "42");
  vi.stubEnv("UPLOAD_URL", `http://127.0.0.1:${portOf(service)}/upload`);
  vi.stubEnv("APP_URL", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "forward-test-secret-of-forty-characters-");
  vi.stubEnv("LOG_LEVEL", "silent");
  const { forward } = await import("./forward");
  const { storeSession } = await import("@/lib/session/open-session");
  const { beginSession } = await import("@/lib/session/session-token");
  const { storeHandle } = await import("@/lib/session/vault");
  const dashboard = createServer((request, response) => void forward(request, response));
  await listen(dashboard);

  const signedInAs = async (
    userId: string,
    handle: string,
    more: Record<string, string> = {},
    { token = `${userId}-token`, access = "write" }: { token?: string; access?: "read" | "write" } = {},
  ) => {
    const grant = { access, token, secret: "hush" };
    const cookies = [
      await storeSession(beginSession({ id: userId, handle, name: handle })),
      await storeHandle({ personId: userId, userId, handle, ...grant }),
    ];
    return { cookie: cookies.map((header) => header.split(";")[0]).join("; "), "x-forward": "1", ...more };
  };

  return {
    arrived,
    servicePort: portOf(service),
    port: portOf(dashboard),
    answerWith: (handler: Handler) => {
      answer = handler;
    },
    signedInAs,
    asMara: (more: Record<string, string> = {}) => signedInAs("42", "mara", more),
    asMaraAgain: () => signedInAs("42", "mara", {}, { token: "42-later-token" }),
    asMaraReading: () => signedInAs("42", "mara", {}, { access: "read" }),
    asJon: () => signedInAs("43", "jon"),

    /** Calls the forward with Node's own client, which sends paths unchanged. */
    call(
      path: string,
      {
        method = "GET",
        headers = {},
        body,
      }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
    ): Promise<Received> {
      return new Promise((resolve, reject) => {
        const address = { host: "127.0.0.1", port: portOf(dashboard), method, path, headers };
        const request = send(address, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        request.on("error", reject);
        request.end(body);
      });
    },

    stop() {
      for (const server of [service, dashboard]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
