import { expect, it } from "vitest";
import { copiedRows } from "./copied-rows";
import type { CsvColumn } from "./csv-columns";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly daily: string;
}

const columns: readonly CsvColumn<Row>[] = [
  { heading: "Name", text: ({ name }) => name },
  { heading: "Daily budget", text: ({ daily }) => daily },
  { heading: "ID", text: ({ id }) => id, identifier: true },
];
const row = (fields: Partial<Row>): Row => ({ id: "8wku2", name: "Spring", daily: "75.00", ...fields });
const tableOf = (fields: Partial<Row>) => copiedRows("table", [row(fields)], columns);
const cellsOf = (html = "") => [...html.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => cell);

it("puts rows below the names of their columns, as text and as a table", () => {
  const { plain, html } = tableOf({});
  expect(plain).toBe("Name\tDaily budget\tID\nSpring\t75.00\t8wku2\n");
  expect(html).toContain("<tr><th>Name</th><th>Daily budget</th><th>ID</th></tr>");
  expect(cellsOf(html)).toEqual(["Spring", "75.00", "8wku2"]);
});

it("keeps identifiers from becoming numbers, and text from being run", () => {
  const { plain, html } = tableOf({ id: "574127331999999999", name: "=1+1" });
  expect(plain.split("\n")[1]).toBe('\'=1+1\t75.00\t="574127331999999999"');
  expect(cellsOf(html)).toEqual(["'=1+1", "75.00", '="574127331999999999"']);
});

it("keeps each text in its cell, whatever stands in it", () => {
  const name = 'two\nlines\tand <b>"more"</b> & more';
  const { plain, html } = tableOf({ name });
  expect(plain.split("Daily budget\tID\n")[1]).toBe(`"${name.replaceAll('"', '""')}"\t75.00\t8wku2\n`);
  expect(cellsOf(html)[0]).toBe(
    'two<br style="mso-data-placement:same-cell">lines\tand &lt;b&gt;"more"&lt;/b&gt; &amp; more',
  );
});

it("writes Markdown in which names say nothing but themselves", () => {
  const { plain, html } = copiedRows("markdown", [row({ name: "a|b *c* _d_ e_f\ng", id: "8e12" })], columns);
  expect(plain).toBe(
    "| Name | Daily budget | ID |\n| --- | --- | --- |\n| a\\|b \\*c\\* \\_d\\_ e_f g | 75.00 | 8e12 |\n",
  );
  expect(html).toBeUndefined();
});

it("writes JSON of all that the records hold", () => {
  const rows = [row({ name: "=1+1" })];
  expect(JSON.parse(copiedRows("json", rows, columns).plain)).toEqual(rows);
});
