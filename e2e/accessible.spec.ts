import { expect, expectAccessible, test } from "./fixtures";

test("what breaks a rule is found beside what was judged before", async ({ page }) => {
  const show = (body: string) =>
    page.setContent(`<!doctype html><html lang="en"><title>Page</title><main>${body}</main></html>`);
  const text = '<p style="color: #333; background: #fff">Words</p>';
  const button = (name: string, size: string) =>
    `<button aria-label="${name}" style="width: ${size}; height: ${size}; padding: 0; border: 0"></button>`;

  await show(text + button("Pause", "30px"));
  await expectAccessible(page);
  await expectAccessible(page);

  // What axe does not report is not taken for judged: a single letter, what is out of use.
  const faint = (words: string) => `<p style="color: #bbb; background: #fff">${words}</p>`;
  const unused = '<button disabled style="color: #bbb; background: #fff">Words</button>';
  await show(text + faint("–") + unused);
  await expectAccessible(page);
  await show(text + faint("–") + faint("Words"));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  // What is behind a text decides as much as its own colour.
  await show(`<div style="background: #444">${text.replace("background: #fff", "")}</div>`);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await show(text + button("Pause", "10px") + button("Edit", "10px"));
  await expect(expectAccessible(page)).rejects.toThrow(/target-size/);
  await show(`${text}<button></button>`);
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/);
  await show(text + button("Pause", "30px"));
  await expectAccessible(page);
});
