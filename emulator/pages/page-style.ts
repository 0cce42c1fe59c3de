/** The look of the emulator's pages: the dashboard's own colours and sizes (app/tokens.css), plainer. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(1 0 0), oklch(0.178 0.006 268));
  --raised: light-dark(oklch(1 0 0), oklch(0.218 0.008 268));
  --sunken: light-dark(oklch(0.982 0.002 268), oklch(0.155 0.006 268));
  --line: light-dark(oklch(0.918 0.004 268), oklch(0.283 0.008 268));
  --control: light-dark(oklch(0.64 0.01 268), oklch(0.53 0.01 268));
  --text: light-dark(oklch(0.23 0.01 268), oklch(0.93 0.004 268));
  --muted: light-dark(oklch(0.49 0.01 268), oklch(0.7 0.01 268));
  --accent: light-dark(oklch(0.52 0.18 268), oklch(0.55 0.17 268));
  --accent-text: light-dark(oklch(0.5 0.18 268), oklch(0.76 0.11 268));
  --on-accent: oklch(1 0 0);
  --blocked: light-dark(oklch(0.52 0.18 25), oklch(0.73 0.14 22));
  --blocked-soft: light-dark(oklch(0.962 0.018 20), oklch(0.27 0.045 22));
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--surface); color: var(--text);
  font: 13px/20px system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums;
}
header {
  display: flex; align-items: center; gap: 8px; height: 48px; padding: 0 16px;
  border-bottom: 1px solid var(--line); background: var(--sunken); white-space: nowrap; overflow: hidden;
}
header a { color: inherit; font-weight: 600; text-decoration: none; }
header .mark { color: var(--accent-text); }
header .aside { color: var(--muted); font-size: 12px; overflow: hidden; text-overflow: ellipsis; }
main { max-width: 400px; margin: 0 auto; padding: 40px 16px 64px; }
main.wide { max-width: 960px; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; font-weight: 600; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 14px; line-height: 20px; font-weight: 600; }
p { margin: 0 0 12px; }
ul { margin: 0 0 16px; padding-left: 18px; }
li { margin: 2px 0; }
a { color: var(--accent-text); text-underline-offset: 2px; }
code, output { font: 12px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.muted, small { color: var(--muted); font-size: 12px; line-height: 16px; }
.person { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 0; margin: 16px 0; border-block: 1px solid var(--line); }
label { display: block; margin: 0 0 4px; font-weight: 500; }
input, select, textarea {
  display: block; width: 100%; height: 36px; margin: 0 0 12px; padding: 0 10px; border: 1px solid var(--control);
  border-radius: 6px; background: var(--raised); color: inherit; font: inherit;
}
textarea { height: auto; padding: 8px 10px; font: 12px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
input[aria-invalid="true"] { border-color: var(--blocked); }
.alert { margin: 0 0 12px; padding: 8px 12px; border-left: 3px solid var(--blocked); background: var(--blocked-soft); }
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
.person a { white-space: nowrap; }
.phone-post { margin: 16px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 16px; background: var(--raised); font-size: 15px; }
.phone-post .words { white-space: pre-wrap; overflow-wrap: anywhere; }
.phone-post .media { display: grid; margin: 0 0 8px; border-radius: 12px; overflow: hidden; gap: 2px; }
.phone-post .several { grid-template-columns: 1fr 1fr; }
.phone-post img, .phone-post video { display: block; width: 100%; max-height: 420px; object-fit: cover; background: var(--sunken); }
.phone-post .several img, .phone-post .several video { height: 140px; }
.phone-post .card { margin: 0 0 12px; padding: 8px; border: 1px solid var(--line); border-radius: 12px; }
.phone-post .card b { display: block; overflow-wrap: anywhere; }
.phone-post .choice { display: block; margin: 0 0 6px; padding: 6px 12px; border: 1px solid var(--accent); border-radius: 18px; color: var(--accent-text); text-align: center; }
.users { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); }
.users h2 { margin-top: 0; }
.table { overflow-x: auto; margin-bottom: 12px; }
table { width: 100%; border-collapse: collapse; }
th, td { white-space: nowrap; height: 34px; padding: 6px 16px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-size: 12px; font-weight: 500; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: -16px 0 24px; padding-bottom: 8px; border-bottom: 1px solid var(--line); }
nav a { padding: 6px 0; color: var(--muted); font-weight: 500; text-decoration: none; }
nav a[aria-current] { color: var(--text); box-shadow: inset 0 -2px var(--accent); }
nav.pages { align-items: center; margin: 0; padding: 0; border: 0; }
nav.pages a { color: var(--accent-text); }
.tools { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin-bottom: 12px; }
.tools input, .tools select { margin: 0; min-width: 96px; }
.tools .grow { flex: 1 1 200px; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 0 16px; max-width: 720px; }
.fields .whole { grid-column: 1 / -1; }
.fields button { justify-self: start; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 0 32px; }
.pair h2 { margin-top: 16px; }
.pair .actions { margin-top: 0; }
td form { margin: -6px 0; }
td button { min-height: 28px; padding: 0 10px; }
.status { font-weight: 600; }
.status-4, .status-5 { color: var(--blocked); }
pre { margin: 0; }
section.text {
  max-height: 480px; padding: 12px; overflow: auto; border: 1px solid var(--line); border-radius: 6px;
  background: var(--sunken); font: 12px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
[hidden] { display: none; }
`;
