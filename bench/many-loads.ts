import { APP_PAGES, addressOfPage } from "../app/test-pages";
import { LINK } from "../server/link-limit";
import { memoryOf } from "./child";
import type { Setting } from "./instances";
import { load } from "./load";
import { alone, megabytes, type Row, whole } from "./measure";
import { Visitor } from "./visitor";

const LOADS = 20_000;
const FIRST_LOADS = 2_000;
const LOADS_OF_EACH = 200;
/** Until the code of a page is loaded and compiled. */
const FIRST_LOADS_OF_EACH = 20;
const GOAL = "< 60 MB";

/** The portfolio again and again, with little memory to fill. */
export async function manyLoads(setting: Setting): Promise<Row> {
  const { ask, memory } = await signedIn(setting);
  await ask("/live", FIRST_LOADS);
  const before = memory();
  await ask("/live", LOADS - FIRST_LOADS);
  return alone(
    `Memory that ${whole(LOADS)} loads of /live add after the first ${whole(FIRST_LOADS)}`,
    megabytes(memory() - before),
    GOAL,
  );
}

/**
 * Every page that does not lead elsewhere, with little memory to fill. Pages behind links are left out: an address may
 * open few of them in a minute.
 */
export async function everyPage(setting: Setting): Promise<Row> {
  const { ask, memory, url, cookie } = await signedIn(setting);
  const addresses = APP_PAGES.map((page) =>
    addressOfPage(page, { environment: "live", handle: "leo_analyst" }),
  ).filter((address) => !LINK.test(address));
  const answers = await Promise.all(
    addresses.map((address) => fetch(url + address, { headers: { cookie }, redirect: "manual" })),
  );
  const pages = addresses.filter((_, index) => answers[index]?.ok);
  for (const page of pages) await ask(page, FIRST_LOADS_OF_EACH);
  const before = memory();
  for (const page of pages) await ask(page, LOADS_OF_EACH);
  return alone(
    `Memory that ${LOADS_OF_EACH} more loads of each of ${pages.length} pages add`,
    megabytes(memory() - before),
    GOAL,
  );
}

/** An instance with a heap of 512 MB, and a person who may read. */
async function signedIn({ start }: Setting) {
  const dashboard = await start({ heapMegabytes: 512 });
  const visitor = new Visitor();
  await visitor.signIn(dashboard.url, "leo_analyst");
  const cookie = visitor.cookie(dashboard.url);
  const ask = (page: string, answers: number) =>
    load({
      url: dashboard.url + page,
      connections: 12,
      until: { answers },
      headers: () => ({ cookie }),
    });
  return { url: dashboard.url, cookie, ask, memory: () => memoryOf(dashboard) };
}
