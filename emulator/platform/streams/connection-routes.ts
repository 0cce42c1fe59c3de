import * as connections from "@/lib/ads/endpoints/connections";
import { pageOf, placeOf } from "../pipeline/page-tokens";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import { connectionsBefore, type StreamConnection } from "./connection-store";
import { type OpenStreams, STREAM_NAMES } from "./open-streams";

const PAGE = 10;

export function connectionRoutes(streams: OpenStreams): readonly PlatformRoute[] {
  const kill = (applicationId: string, ids: readonly string[]) =>
    report(ids, streams.kill(applicationId, ids));

  return [
    platformRoute(connections.list, ({ params, caller: { applicationId }, store: { connection } }) => {
      const { status = "active", endpoints, max_results: count = PAGE, pagination_token: token } = params;
      const before = placeOf(token, Number.MAX_SAFE_INTEGER);
      const wanted = { status, endpoints, before, count: count + 1 };
      const { records, meta } = pageOf(connectionsBefore(connection, applicationId, wanted), count);
      return { data: records.map(record), meta };
    }),

    platformRoute(connections.endAll, ({ caller: { applicationId } }) =>
      kill(applicationId, streams.openIds(applicationId)),
    ),

    // The emulator has open connections to two of the streams only.
    platformRoute(connections.endAtEndpoint, ({ params: { endpoint_id: name }, caller: { applicationId } }) =>
      kill(
        applicationId,
        STREAM_NAMES.flatMap((one) => (one === name ? streams.of(one, applicationId) : [])).map(
          ({ id }) => id,
        ),
      ),
    ),

    platformRoute(connections.end, ({ body, caller: { applicationId } }) =>
      kill(applicationId, [...new Set(body.uuids)]),
    ),
  ];
}

function record({ id, endpoint_name, client_ip, ...times }: StreamConnection) {
  const { connected_at, disconnected_at, disconnect_reason } = times;
  return {
    id,
    endpoint_name,
    client_ip,
    connected_at,
    ...(disconnected_at !== null && { disconnected_at }),
    ...(disconnect_reason !== null && { disconnect_reason }),
  };
}

function report(ids: readonly string[], ended: readonly boolean[]) {
  const results = ids.map((uuid, index) =>
    ended[index]
      ? { uuid, success: true }
      : { uuid, success: false, error_message: "There is no open connection with this id." },
  );
  const successful = results.filter(({ success }) => success).length;
  return {
    data: { successful_kills: successful, failed_kills: results.length - successful, results },
  };
}
