import { afterEach, expect, it } from "vitest";
import "./quick-document";

afterEach(() => document.body.replaceChildren());

const HTML = `
  <label>Name <input id="a"></label> <label for="b">Place</label> <input id="b"> <input type="hidden" id="c">
  <label for="b">and country</label> <label for="">Nothing</label> <label for="nobody">Nobody</label>
  <label>Two <select id="d"></select><textarea id="e"></textarea></label> <label for="p">Not one</label><p id="p">x</p>
  <label for="f">Press</label><button id="f" style="pointer-events: none"><span>in <b>it</b></span></button>
  <details><summary>More</summary><i>hidden</i></details> <details open><summary>More</summary><i>seen</i></details>
  <dialog><u>closed</u></dialog> <dialog open>open</dialog> <ruby>a<rp>(</rp></ruby> <template><b>no</b></template>
  <div hidden><em>x</em></div> <div style="visibility: hidden">a<i style="visibility: visible">b<b>c</b></i></div>
  <div style="display: none"><a href="/x">d</a></div> <span style="display: block; color: red">e</span>
  <table><tbody><tr><td>1</td></tr></tbody></table> <ul><li>2</li></ul> <meter id="g"></meter> <svg><g><path/></g></svg>`;

const ASKED = ["display", "visibility", "pointer-events", "color", "position"];

/** A window's results for every element of its document. */
function said(window: Window): unknown[] {
  return [...window.document.body.querySelectorAll<HTMLElement>("*")].map((element) => {
    const style = window.getComputedStyle(element);
    const labels = "labels" in element ? (element.labels as NodeListOf<Element> | null) : undefined;
    return [
      element.outerHTML,
      ASKED.map((property) => style.getPropertyValue(property)),
      [style.display, style.visibility, style.pointerEvents, style.color],
      labels && [...labels].map((label) => label.textContent),
      [...element.childNodes].map(({ nodeName, nodeValue }) => [nodeName, nodeValue]),
      element.matches("script, style"),
    ];
  });
}

it.each(["", "<style>span { display: none } div { visibility: hidden; pointer-events: none }</style>"])(
  "answers as jsdom does, with a style sheet too: %s",
  (sheet) => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const other = frame.contentWindow;
    if (!other) throw new Error("The frame has no window");
    other.document.body.innerHTML = sheet + HTML;
    const asJsdom = said(other);
    document.body.innerHTML = sheet + HTML;
    const quick = said(window);
    expect(quick.length).toBeGreaterThan(40);
    expect(quick).toEqual(asJsdom);
    expect(said(window)).toEqual(asJsdom);
  },
);
