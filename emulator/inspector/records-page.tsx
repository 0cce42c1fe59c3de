/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import * as z from "zod";
import type { Connection } from "../database/connection";
import { InspectorTable, inspectorPage } from "./frame";
import { rowsOf, tablesOf } from "./tables";

const PAGE = 50;

const wanted = z.object({
  table: z.string().catch(""),
  id: z.string().trim().max(64).catch(""),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

/** GET /inspector/records: what is in the database, table by table and page by page. */
export function recordsPage(c: Context, connection: Connection): Response {
  const asked = wanted.parse(c.req.query());
  const tables = tablesOf(connection);
  const table =
    tables.find(({ name }) => name === asked.table) ?? tables.find(({ name }) => name === "accounts");
  const name = table?.name ?? "";
  const { columns, rows, total } = rowsOf(connection, name, {
    from: (asked.page - 1) * PAGE,
    count: PAGE,
    id: asked.id,
  });
  const last = Math.max(1, Math.ceil(total / PAGE));
  const to = (page: number) => `?${new URLSearchParams({ table: name, id: asked.id, page: String(page) })}`;
  return inspectorPage(c, {
    title: "Records",
    path: "/inspector/records",
    children: (
      <>
        <p>What lies below an account’s campaigns is written when the account is first asked for.</p>
        <form class="tools" method="get" action="/inspector/records">
          <div class="grow">
            <label for="table">Table</label>
            <select id="table" name="table">
              {tables.map((one) => (
                <option value={one.name} selected={one.name === name}>{`${one.name} (${one.rows})`}</option>
              ))}
            </select>
          </div>
          <div class="grow">
            <label for="id">Id</label>
            <input id="id" name="id" value={asked.id} maxlength={64} />
          </div>
          <button type="submit">Show</button>
        </form>
        <InspectorTable
          label={`Records of ${name}`}
          head={columns}
          code={columns.map((_, column) => column)}
          none="There is no such record."
          rows={rows}
        />
        <nav class="pages" aria-label="Pages of records">
          {asked.page > 1 ? <a href={to(asked.page - 1)}>Previous</a> : null}
          <span class="muted">{`Page ${Math.min(asked.page, last)} of ${last}`}</span>
          {asked.page < last ? <a href={to(asked.page + 1)}>Next</a> : null}
        </nav>
      </>
    ),
  });
}
