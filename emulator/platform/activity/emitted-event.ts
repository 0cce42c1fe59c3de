import * as z from "zod";
import {
  type ActivityEvent,
  currentDirection,
  currentEventName,
  fixedDirection,
  isMessageEvent,
} from "@/lib/ads/activity-events";
import { isLong } from "@/lib/json/long";

/** What POST /_emulator/events takes; deprecated names of events and other words for directions are mapped. */
export const emittedEvent = z
  .strictObject({
    event_type: z.string().transform((name, context): ActivityEvent => {
      const event = currentEventName(name);
      if (event) return event;
      context.addIssue({ code: "custom", message: "expected the name of an event" });
      return z.NEVER;
    }),
    /** The user that it happens to. */
    user_id: z.string().refine(isLong, "expected a user's id"),
    direction: z
      .string()
      .transform((word, context) => {
        const direction = currentDirection(word);
        if (direction === "sent" || direction === "received") return direction;
        context.addIssue({ code: "custom", message: "expected sent or received" });
        return z.NEVER;
      })
      .optional(),
    /** What is delivered; without it, an example. */
    payload: z.record(z.string(), z.json()).optional(),
  })
  .transform(({ event_type, user_id, direction, payload }) => ({
    event_type,
    user_id,
    direction: isMessageEvent(event_type) ? (fixedDirection(event_type) ?? direction ?? "received") : null,
    payload: JSON.stringify(payload ?? examplePayload(event_type, user_id)),
  }));
export type EmittedEvent = z.output<typeof emittedEvent>;

function examplePayload(event: ActivityEvent, userId: string): object {
  if (isMessageEvent(event)) {
    return {
      direct_message_events: [
        {
          type: event,
          id: "1890000000000000001",
          message_create: { sender_id: userId, message_data: { text: "Hello" } },
        },
      ],
      users: { [userId]: { id: userId } },
    };
  }
  if (event.startsWith("spaces.")) return { id: userId };
  return { before: "Before", after: "After" };
}
