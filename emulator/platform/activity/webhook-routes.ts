import * as webhooks from "@/lib/ads/endpoints/webhooks";
import { whyNotWebhook } from "@/lib/developer/webhook-address";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { unexpected } from "../../service/refusals";
import { problems } from "../pipeline/problems";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import type { Webhooks } from "./webhook-deliveries";
import {
  findWebhook,
  insertWebhook,
  noteFailing,
  removeWebhook,
  type Webhook,
  webhooksOf,
} from "./webhook-store";

export function webhookRoutes(deliveries: Webhooks): readonly PlatformRoute[] {
  return [
    platformRoute(
      webhooks.create,
      async ({ body, caller: { applicationId }, now, store: { connection } }) => {
        const url = new URL(body.url).href;
        if (whyNotWebhook(url) !== undefined)
          throw problems.invalid("A webhook is reached over https, without a port.", [
            unexpected("url", "an https address without a port, or one on this machine", body.url),
          ]);
        if (webhooksOf(connection, applicationId).some((webhook) => webhook.url === url))
          throw problems.duplicate("There is a webhook with this address already.");
        if (!(await deliveries.answers(url, applicationId)))
          throw problems.invalid("The address did not answer the challenge with its response_token.", [
            unexpected("url", "an address that answers the challenge", body.url),
          ]);
        const id = insertWebhook(connection, { applicationId, url, now: formatServiceTime(now), at: now });
        return { data: record(webhookOf(connection, applicationId, id)) };
      },
    ),

    platformRoute(webhooks.list, ({ caller: { applicationId }, store: { connection } }) => {
      const data = webhooksOf(connection, applicationId).map(record);
      return { data, meta: { result_count: data.length } };
    }),

    platformRoute(webhooks.validate, async ({ params, caller: { applicationId }, store: { connection } }) => {
      const webhook = webhookOf(connection, applicationId, params.webhook_id);
      if (!(await deliveries.check(webhook)))
        throw problems.invalid("The webhook did not answer the challenge with its response_token.");
      // What it failed to take before is forgiven.
      noteFailing(connection, webhook.id, null);
      return { data: { valid: true } };
    }),

    platformRoute(webhooks.remove, ({ params, caller: { applicationId }, store: { connection } }) => {
      const { webhook_id: id } = params;
      if (!removeWebhook(connection, applicationId, id)) throw unknown(id);
      return { data: { deleted: true } };
    }),
  ];
}

const unknown = (id: string) => problems.notFound("webhook", "webhook_id", id);

/** @throws {Problem} 404 for one that is not the application's */
export function webhookOf(connection: Connection, applicationId: string, id: string): Webhook {
  const webhook = findWebhook(connection, applicationId, id);
  if (!webhook) throw unknown(id);
  return webhook;
}

function record({ id, url, valid, created_at }: Webhook) {
  return { id, url, valid: valid === 1, created_at };
}
