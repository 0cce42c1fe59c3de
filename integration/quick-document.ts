/**
 * jsdom works out the whole style of an element for each question about it, and reads a whole document for the labels
 * of one button; a search by text has it list the children of every element. Tests ask all of that of every element on
 * a page, for each name and each click; here the same answers come from what they depend on.
 */

type Question = "display" | "visibility" | "pointer-events";

const QUESTIONS: Readonly<Record<string, Question>> = {
  display: "display",
  visibility: "visibility",
  "pointer-events": "pointer-events",
  pointerEvents: "pointer-events",
};

const INITIAL = { visibility: "visible", "pointer-events": "auto" };

/** How each kind of element is displayed, as jsdom computed once. */
const displays = new Map<string, string>();

/** What jsdom's own style sheet looks at. */
const kindOf = (element: Element) =>
  [
    element.localName,
    element.parentElement?.localName,
    element.parentElement?.hasAttribute("open"),
    ...["open", "hidden"].map((name) => element.hasAttribute(name)),
    element.getAttribute("type"),
  ].join(" ");

/** An element's own `style` of a property. */
function ownStyle(element: Element, property: Question): string {
  if (!element.getAttribute("style")?.includes(property)) return "";
  return (element as HTMLElement | SVGElement).style.getPropertyValue(property);
}

function inherited(element: Element, property: "visibility" | "pointer-events"): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const said = ownStyle(at, property);
    if (said) return said;
  }
  return INITIAL[property];
}

const ASKED = /display|visibility|pointer-events/;

/** Whether a style sheet of the page may affect what is asked. */
const isStyled = (document: Document) =>
  [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => ASKED.test(cssText)));

function quickStyles(window: Window & typeof globalThis): void {
  const whole = window.getComputedStyle.bind(window);

  function answer(element: Element, question: Question, style: () => CSSStyleDeclaration): string {
    if (question !== "display") return inherited(element, question);
    if (ownStyle(element, "display")) return style().display;
    const kind = kindOf(element);
    const known = displays.get(kind) ?? style().display;
    displays.set(kind, known);
    return known;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || isStyled(element.ownerDocument)) return whole(element, pseudo);
    let made: CSSStyleDeclaration | undefined;
    const style = () => {
      made ??= whole(element);
      return made;
    };
    const ask = (property: string) => {
      const question = QUESTIONS[property];
      return question ? answer(element, question, style) : style().getPropertyValue(property);
    };
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get(_, name) {
        if (name === "getPropertyValue") return ask;
        if (typeof name === "string" && name in QUESTIONS) return ask(name);
        const value: unknown = Reflect.get(style(), name);
        return typeof value === "function" ? value.bind(style()) : value;
      },
    });
  };
}

/** Labels are few, so each is asked what it is for. */
function labelsOf(control: HTMLElement): HTMLLabelElement[] | null {
  if (control instanceof HTMLInputElement && control.type === "hidden") return null;
  const root = control.getRootNode();
  const labels = root instanceof Document ? root.getElementsByTagName("label") : undefined;
  const all = labels ?? (root instanceof Element ? root.querySelectorAll("label") : []);
  return [...all].filter(
    (label) =>
      (label.hasAttribute("for") ? label.htmlFor === control.id : label.contains(control)) &&
      label.control === control,
  );
}

function quickLabels(window: Window & typeof globalThis): void {
  for (const { prototype } of [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLMeterElement,
    window.HTMLOutputElement,
    window.HTMLProgressElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
  }
}

/** What Testing Library leaves out of every search by text. */
const UNSEEN = "script, style";

/** Searches by text ask both of every element of a page, each time they look. */
function quickTexts({ Element, Node, NodeList }: Window & typeof globalThis): void {
  const { matches } = Element.prototype;
  const isUnseen = ({ localName }: Element) => localName === "script" || localName === "style";
  replace(Element.prototype, "matches", {
    value(this: Element, selectors: string) {
      return selectors === UNSEEN ? isUnseen(this) : matches.call(this, selectors);
    },
  });

  const parents = new WeakMap<NodeList, Node>();
  const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, "childNodes")?.get;
  replace(Node.prototype, "childNodes", {
    get(this: Node) {
      const children: NodeList = childNodes?.call(this);
      parents.set(children, this);
      return children;
    },
  });
  const iterate = NodeList.prototype[Symbol.iterator];
  replace(NodeList.prototype, Symbol.iterator, {
    value(this: NodeList) {
      const parent = parents.get(this);
      return parent ? childrenOf(parent) : iterate.call(this);
    },
  });
}

function replace(prototype: object, name: PropertyKey, by: PropertyDescriptor): void {
  Object.defineProperty(prototype, name, { configurable: true, ...by });
}

function* childrenOf(parent: Node) {
  for (let child = parent.firstChild; child; child = child.nextSibling) yield child;
}

const DONE = Symbol.for("quick document");

if (typeof window !== "undefined" && !(DONE in window)) {
  Reflect.set(window, DONE, true);
  quickStyles(window);
  quickLabels(window);
  quickTexts(window);
}
