/** The look of the emulator's pages: the product's hand, plainer. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(0.99 0.002 260), oklch(0.19 0.008 265));
  --raised: light-dark(oklch(1 0 0), oklch(0.225 0.009 265));
  --line: light-dark(oklch(0.9 0.005 260), oklch(0.32 0.01 265));
  --control: light-dark(oklch(0.62 0.01 260), oklch(0.55 0.01 265));
  --text: light-dark(oklch(0.24 0.01 265), oklch(0.94 0.004 260));
  --muted: light-dark(oklch(0.48 0.01 265), oklch(0.72 0.008 260));
  --accent: light-dark(oklch(0.52 0.18 268), oklch(0.76 0.11 268));
  --on-accent: light-dark(oklch(1 0 0), oklch(0.19 0.03 268));
  --blocked: light-dark(oklch(0.5 0.18 25), oklch(0.76 0.12 25));
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--surface); color: var(--text);
  font: 13px/20px system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums;
}
header {
  display: flex; align-items: center; gap: 8px; height: 48px; padding: 0 16px;
  border-bottom: 1px solid var(--line); white-space: nowrap; overflow: hidden;
}
header a { color: inherit; font-weight: 600; text-decoration: none; }
header .mark { color: var(--accent); }
header .aside { color: var(--muted); font-size: 12px; overflow: hidden; text-overflow: ellipsis; }
main { max-width: 400px; margin: 0 auto; padding: 40px 16px 64px; }
main.wide { max-width: 960px; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; font-weight: 600; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 14px; line-height: 20px; font-weight: 600; }
p { margin: 0 0 12px; }
ul { margin: 0 0 16px; padding-left: 18px; }
li { margin: 2px 0; }
a { color: var(--accent); text-underline-offset: 2px; }
code, output { font: 12px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.muted, small { color: var(--muted); font-size: 12px; line-height: 16px; }
.person { display: flex; justify-content: space-between; gap: 12px; padding: 12px 0; margin: 16px 0; border-block: 1px solid var(--line); }
label { display: block; margin: 0 0 4px; font-weight: 500; }
input {
  display: block; width: 100%; height: 36px; margin: 0 0 12px; padding: 0 10px; border: 1px solid var(--control);
  border-radius: 6px; background: var(--raised); color: inherit; font: inherit;
}
input[aria-invalid="true"] { border-color: var(--blocked); }
.alert { margin: 0 0 12px; padding: 8px 12px; border-left: 3px solid var(--blocked); background: var(--raised); }
.alert b { color: var(--blocked); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
button {
  min-height: 36px; padding: 0 16px; border: 1px solid var(--control); border-radius: 6px;
  background: var(--raised); color: inherit; font: inherit; font-weight: 500; cursor: pointer;
}
button[value="allow"], button.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#pin {
  display: block; margin: 16px 0; padding: 16px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--raised); font-size: 32px; line-height: 40px; letter-spacing: 0.2em; text-align: center;
}
.users { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { height: 34px; padding: 6px 16px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-size: 12px; font-weight: 500; }
`;
