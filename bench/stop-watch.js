// Runs in the page before anything else: looks at the document once each frame, as a person would. Plain JavaScript,
// because it is sent to the browser unchanged.
{
  const rowElements = () =>
    [...document.querySelectorAll('[role="row"]')].filter((row) => row.querySelector('[role="gridcell"]'));
  const rows = () => rowElements().map((row) => row.textContent ?? "");
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The clock starts before the action: a page may do all its work inside the event.
  const until = async (done, began = performance.now()) => {
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
    firstFilled: undefined,
    drawn: undefined,
    rows,
    sort(header) {
      const element = [...document.querySelectorAll('[role="columnheader"]')].find((each) =>
        each.textContent?.includes(header),
      );
      const before = rows().slice(0, 5).join();
      const began = performance.now();
      (element?.querySelector("button, .MuiDataGrid-columnHeaderTitle") ?? element).click();
      return until(() => rows().length > 0 && rows().slice(0, 5).join() !== before, began);
    },
    search(text) {
      const input = document.querySelector('input[type="search"]');
      const began = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
      return until(
        () => rows().length > 0 && rows().every((row) => row.toLowerCase().includes(text.toLowerCase())),
        began,
      );
    },
    /** Notes when the rows at the top all hold something: text as a regular expression. */
    watch(text) {
      const pattern = new RegExp(text);
      const has = () =>
        rows().length > 5 &&
        rows()
          .slice(0, 6)
          .every((row) => pattern.test(row));
      until(has, 0).then((took) => {
        window.gridBench.firstFilled = took;
      });
    },
    /** Presses a button by its words, and waits until the rows at the top all hold something. */
    press(words, text) {
      const pattern = new RegExp(text);
      const button = [...document.querySelectorAll("button")].find((each) => each.textContent === words);
      const began = performance.now();
      button?.click();
      return until(
        () =>
          rows().length > 0 &&
          rows()
            .slice(0, 6)
            .every((row) => pattern.test(row)),
        began,
      );
    },
    async frames() {
      const element = scroller();
      const durations = [];
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
  // Nothing waits any more, and it has stayed so for some frames: one thing that was read may ask for another.
  let still = 0;
  let since = 0;
  const settle = () => {
    const waits =
      document.querySelector("main h1") === null || document.querySelector(".skeleton, [data-waiting]");
    if (waits) still = 0;
    else if (still === 0) since = performance.now();
    if (!waits) still += 1;
    if (still > 30) window.gridBench.drawn = since;
    else requestAnimationFrame(settle);
  };
  requestAnimationFrame(settle);
}
