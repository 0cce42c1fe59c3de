import * as z from "zod";
import { useAdsQuery } from "@/lib/ads/client";
import { type CustomAudience, create, get, update } from "@/lib/ads/endpoints/custom-audiences";
import { refusedFields } from "@/lib/ads/refused-fields";
import { sampleAudience } from "@/lib/audiences/test-audience";
import { type Builder, type BuilderPartProps, startNew, startWith } from "./builder";
import { CountedText } from "./counted-text";

const draft = z.object({ name: z.string(), description: z.string() });
export type Draft = z.infer<typeof draft>;
export const LONG = 10;

const problems = ({ name, description }: Draft) => [
  ...(name === "" ? [{ field: "name", message: "Give it a name.", empty: true }] : []),
  ...(name.length > LONG ? [{ field: "name", message: "The name is too long." }] : []),
  ...(description === "" ? [{ field: "description", message: "Describe it.", empty: true }] : []),
];

function Fields({ draft: { name, description }, change, errorAt }: BuilderPartProps<Draft, object>) {
  return (
    <>
      <CountedText
        field="name"
        label="Name"
        value={name}
        max={50}
        error={errorAt("name")}
        onChange={(typed) => change((now) => ({ ...now, name: typed }), { label: "Name", run: "name" })}
      />
      <CountedText
        field="description"
        label="Description"
        value={description}
        max={50}
        error={errorAt("description")}
        onChange={(typed) =>
          change((now) => ({ ...now, description: typed }), { label: "Description", run: "description" })
        }
      />
    </>
  );
}

/** For tests: a builder of lists of people, similar to audiences. */
export const list: Builder<Draft> = {
  title: "New list",
  needs: create,
  closedTo: "new lists",
  useStart: () => startNew("list", () => ({ name: "", description: "" })),
  isDraft: (stored): stored is Draft => draft.safeParse(stored).success,
  useKnown: () => ({}),
  problems,
  action: "Create list",
  failure: "The list was not created",
  refusals: (error) =>
    refusedFields(error, (name) => (["name", "description"].includes(name) ? name : undefined)),
  save: async (send, { draft: sent, account }) => {
    const { data } = await send(create, { account_id: account.accountId, ...sent });
    return { title: `Created ${data.name}`, href: `/there/${data.id}` };
  },
  advice: ({ name }) => (name === "Plain" ? [{ field: "name", message: "Find a better name." }] : []),
  json: {
    text: (now) => JSON.stringify(now),
    read: (text) => {
      try {
        return { draft: draft.parse(JSON.parse(text)), problems: [] };
      } catch {
        return { draft: undefined, problems: [{ line: 1, message: "A quote is missing." }] };
      }
    },
  },
  Fields,
  Preview: ({ draft: { name } }) => <p>Preview of {name}</p>,
};

/** The same for a list that exists. */
export const changedList: Builder<Draft, object, CustomAudience> = {
  ...list,
  title: "Edit list",
  useKnown: () => ({}),
  action: "Save changes",
  useStart: () =>
    startWith(
      "The list",
      useAdsQuery(get, { account_id: "a1", custom_audience_id: "made1" }),
      (original) => ({
        state: "ready",
        name: `list ${original.id}`,
        version: original.updated_at,
        draft: () => ({ name: original.name, description: original.description ?? "" }),
        original,
      }),
    ),
  save: async (send, { draft: { name, description }, original }) => {
    const { data } = await send(update, {
      account_id: "a1",
      custom_audience_id: "made1",
      ...(name !== original.name && { name }),
      ...(description !== original.description && { description }),
    });
    return { title: `Changed ${data.name}`, href: `/there/${data.id}` };
  },
};

/** The service, and what it has created. */
export const service = {
  permissions: ["ACCOUNT_ADMIN"],
  made: [] as CustomAudience[],
  /** The input of the last change. */
  changes: {} as Record<string, string>,
  weather: "fair" as "fair" | "lost before" | "lost after" | "refused",
  /** Delays the next change until it is called. */
  letGo: undefined as (() => void) | undefined,
  holds: false,
};

const answered = (data: unknown) => new Response(JSON.stringify({ data, next_cursor: null, request: {} }));

export async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (init.method === "POST") {
    if (service.holds) {
      await new Promise<void>((go) => {
        service.letGo = go;
      });
    }
    if (service.weather === "lost before") throw new TypeError("Connection reset");
    if (service.weather === "refused") {
      const errors = [{ code: "INVALID_PARAMETER", message: "Taken already.", parameter: "description" }];
      return new Response(JSON.stringify({ errors, request: {} }), { status: 400 });
    }
    const now = new Date().toISOString();
    const id = `made${service.made.length + 1}`;
    const record = sampleAudience({ id, ...Object.fromEntries(searchParams), created_at: now });
    service.made.push(record);
    if (service.weather === "lost after") throw new TypeError("Connection reset");
    return answered(record);
  }
  const [first] = service.made;
  if (init.method === "PUT" && first) {
    service.changes = Object.fromEntries(searchParams);
    service.made = [{ ...first, ...service.changes, updated_at: new Date().toISOString() }];
    return answered(service.made[0]);
  }
  if (pathname.endsWith("/made1")) return answered(first);
  if (pathname.includes("access")) {
    return answered({ user_id: "22", permissions: service.permissions });
  }
  if (pathname.endsWith("/custom_audiences")) return answered(service.made);
  return new Response("{}", { status: 500 });
}
