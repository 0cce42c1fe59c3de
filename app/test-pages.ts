import { readdirSync } from "node:fs";
import path from "node:path";

const app = import.meta.dirname;

/** Every page of the dashboard by its file, relative to app/. */
export const APP_PAGES = readdirSync(app, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .sort();

/** The address of a page, with something in the place of each `[name]`. */
export const addressOfPage = (page: string, params: Readonly<Record<string, string>>) =>
  `/${page.replace(/(^|\/)page\.tsx$/, "").replace("(dashboard)/", "")}`.replace(
    /\[(?:\.\.\.)?(\w+)\]/g,
    (_, name: string) => params[name] ?? name,
  );
