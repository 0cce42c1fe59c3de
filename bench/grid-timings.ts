import type { Page } from "@playwright/test";

/** What somebody waits for in a grid; milliseconds, but for the counts. */
export interface GridTimings {
  readonly firstRows: number;
  readonly sort: number;
  readonly search: number;
  /** Of the frames while scrolling, the one that 95 % are quicker than. */
  readonly frameP95: number;
  readonly domRows: number;
}

declare global {
  interface Window {
    gridBench: {
      firstRows: number | undefined;
      sort(header: string): Promise<number>;
      search(text: string): Promise<number>;
      frames(): Promise<number[]>;
      rows(): string[];
    };
  }
}

/** Installs the stop-watch before a page loads: it looks at the document once each frame, like a person would. */
export async function installStopWatch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rowElements = () =>
      [...document.querySelectorAll('[role="row"]')].filter((row) => row.querySelector('[role="gridcell"]'));
    const rows = () => rowElements().map((row) => row.textContent ?? "");
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const until = async (done: () => boolean) => {
      const began = performance.now();
      while (!done()) {
        await frame();
        if (performance.now() - began > 30_000) throw new Error("The grid did not get there in 30 s.");
      }
      return performance.now() - began;
    };
    const scroller = () => {
      const grid = document.querySelector('[role="grid"]');
      const elements = grid ? [grid, ...grid.querySelectorAll("*")] : [];
      return elements.find(
        (element) =>
          element.scrollHeight > element.clientHeight + 200 &&
          getComputedStyle(element).overflowY !== "visible",
      );
    };
    window.gridBench = {
      firstRows: undefined,
      rows,
      sort(header) {
        const element = [...document.querySelectorAll('[role="columnheader"]')].find((each) =>
          each.textContent?.includes(header),
        );
        const before = rows().slice(0, 5).join();
        (
          element?.querySelector<HTMLElement>("button, .MuiDataGrid-columnHeaderTitle") ??
          (element as HTMLElement)
        ).click();
        return until(() => rows().length > 0 && rows().slice(0, 5).join() !== before);
      },
      search(text) {
        const input = document.querySelector<HTMLInputElement>('input[type="search"]');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
        input?.dispatchEvent(new Event("input", { bubbles: true }));
        return until(
          () => rows().length > 0 && rows().every((row) => row.toLowerCase().includes(text.toLowerCase())),
        );
      },
      async frames() {
        const element = scroller();
        const durations: number[] = [];
        let last = await frame();
        for (let step = 0; step < 150; step += 1) {
          // There and back within what both grids have: a hundred rows.
          element?.scrollTo({ top: (step < 75 ? step : 150 - step) * 36 });
          const now = await frame();
          durations.push(now - last);
          last = now;
        }
        return durations;
      },
    };
    const look = () => {
      if (rowElements().length > 5) window.gridBench.firstRows = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export async function readTimings(page: Page, address: string, searched: string): Promise<GridTimings> {
  await page.goto(address);
  await page.waitForFunction(() => window.gridBench.firstRows !== undefined);
  const firstRows = await page.evaluate(() => window.gridBench.firstRows ?? Number.NaN);
  await page.waitForLoadState("networkidle");
  const sort = await page.evaluate(() => window.gridBench.sort("Total budget"));
  const frames = await page.evaluate(() => window.gridBench.frames());
  const domRows = await page.evaluate(() => window.gridBench.rows().length);
  const search = await page.evaluate((text) => window.gridBench.search(text), searched);
  const frameP95 = frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;
  return { firstRows, sort, search, frameP95, domRows };
}
