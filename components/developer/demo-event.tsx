import { useSession } from "@/components/shell/session";
import type { ActivityEvent } from "@/lib/ads/activity-events";
import { useScope } from "@/lib/ads/client";
import { CodeBlock } from "./code-block";

const EVENT: ActivityEvent = "profile.update.bio";

/** How to cause an event in the demo, where none occurs on its own. */
export function DemoEvent() {
  const { handle } = useScope();
  const { handles, devicePages } = useSession();
  const userId = handles.find((each) => each.handle === handle)?.userId;
  if (devicePages === undefined || userId === undefined) return null;
  const command = [
    `curl '${new URL("/_emulator/events", devicePages).href}' \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data-raw '${JSON.stringify({ event_type: EVENT, user_id: userId })}'`,
  ].join("\n");
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="text-text-muted">
        In the demo nothing happens on its own. This makes an event of @{handle}, for a subscription to{" "}
        <code className="font-mono text-sm">{EVENT}</code>:
      </p>
      <CodeBlock label="An event of the demo" text={command} />
    </div>
  );
}
