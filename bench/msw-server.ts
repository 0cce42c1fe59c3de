// The same two endpoints as people mock them: msw handlers over an array, behind @mswjs/http-middleware. It
// checks no signature, no permission and no parameter, and stores nothing.
import { createServer } from "@mswjs/http-middleware";
import { HttpResponse, http } from "msw";

const [port = "4011", account = "", records = "[]"] = process.argv.slice(2);
const campaigns: Record<string, unknown>[] = JSON.parse(records);
const address = `*/live/12/accounts/${account}/campaigns`;

createServer(
  http.get(address, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const data = campaigns.slice(0, Number(searchParams.get("count") ?? 200));
    return HttpResponse.json({ request: { params: { account_id: account } }, next_cursor: null, data });
  }),
  http.post(address, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const data = { ...campaigns[0], id: crypto.randomUUID(), name: searchParams.get("name") };
    campaigns.push(data);
    return HttpResponse.json({ request: { params: { account_id: account } }, data }, { status: 201 });
  }),
).listen(Number(port), "127.0.0.1");
