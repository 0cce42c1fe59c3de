import type { Connection } from "../../database/connection";
import type { Clock } from "../../http/clock";
import type { Subscription } from "./subscription-store";
import type { Delivered, WebhookSender } from "./webhook-sender";
import {
  findWebhook,
  invalidateWebhook,
  noteCheck,
  noteFailing,
  type Webhook,
  webhooksCheckedBy,
} from "./webhook-store";

const HOUR_MS = 3_600_000;
/** A webhook is challenged again this long after the last time. */
export const CHALLENGE_EVERY_MS = 24 * HOUR_MS;
/** One that takes nothing for this long is no longer valid. */
export const FAILING_MS = 28 * HOUR_MS;

export interface DeliveryReport {
  readonly webhook_id: string;
  readonly subscription_id: string;
  readonly status: Delivered;
}

interface Delivery {
  readonly subscription: Subscription;
  readonly body: string;
}

/** What is delivered to webhooks, and what happens to one that does not accept it. */
export class Webhooks {
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
    private readonly sender: WebhookSender,
    private readonly secretOf: (applicationId: string) => string,
  ) {
    clock.onAdvance(() => this.run(this.challengeDue()));
  }

  /** Whether the receiver at an address has the application's secret. */
  answers(url: string, applicationId: string): Promise<boolean> {
    return this.sender.challenge(url, this.secretOf(applicationId));
  }

  /** Challenges a webhook; it is valid when it answers. */
  async check({ id, url, application_id: applicationId }: Webhook): Promise<boolean> {
    const valid = await this.answers(url, applicationId);
    noteCheck(this.connection, id, valid, this.clock.now());
    return valid;
  }

  /** Delivers to every subscription that has a valid webhook, and waits for all of them. */
  async deliver(deliveries: readonly Delivery[]): Promise<DeliveryReport[]> {
    await this.challengeDue();
    const reports = await Promise.all(deliveries.map((delivery) => this.deliverOne(delivery)));
    return reports.flatMap((report) => report ?? []);
  }

  /** Runs work in the background; only `settled` waits for it. */
  run(work: Promise<unknown>): void {
    const tracked = work.finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }

  /** Resolves when no delivery and no challenge is under way. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private async deliverOne({ subscription, body }: Delivery): Promise<DeliveryReport | undefined> {
    const { application_id: applicationId, webhook_id: webhookId } = subscription;
    const webhook = webhookId === null ? undefined : findWebhook(this.connection, applicationId, webhookId);
    if (!webhook?.valid) return undefined;
    const status = await this.sender.deliver(webhook.url, this.secretOf(applicationId), body);
    this.note(webhook, status);
    return { webhook_id: webhook.id, subscription_id: subscription.id, status };
  }

  private note({ id, failing_since_ms: since }: Webhook, status: Delivered): void {
    const now = this.clock.now();
    const fails = status !== 200;
    const redirects = status !== null && status >= 300 && status < 400;
    if (redirects || (fails && since !== null && now - since >= FAILING_MS)) {
      invalidateWebhook(this.connection, id);
    }
    noteFailing(this.connection, id, fails ? (since ?? now) : null);
  }

  private async challengeDue(): Promise<void> {
    const due = webhooksCheckedBy(this.connection, this.clock.now() - CHALLENGE_EVERY_MS);
    await Promise.all(due.map((webhook) => this.check(webhook)));
  }
}
