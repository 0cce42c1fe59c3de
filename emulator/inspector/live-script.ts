/**
 * The script of pages that renew themselves: it reads the page again and exchanges the parts named `data-live`, but
 * for one in which a person is. Without it the page is as it was when it was opened.
 */
export const liveScript = `
const EVERY_MS = 2000;
const button = document.getElementById("pause");
let isPaused = false;

button.hidden = false;
button.addEventListener("click", () => {
  isPaused = !isPaused;
  button.textContent = isPaused ? "Go on" : "Pause";
});

async function renew() {
  if (isPaused || document.hidden) return;
  const response = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (!response || !response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of document.querySelectorAll("[data-live]")) {
    const next = page.getElementById(part.id);
    const isInUse = part.contains(document.activeElement);
    if (next && !isInUse && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes);
  }
}

setInterval(renew, EVERY_MS);
`;
