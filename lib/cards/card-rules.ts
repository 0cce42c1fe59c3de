import type { CardBody, CardComponent } from "@/lib/ads/endpoints/cards";
import type { Rule } from "@/lib/ads/rules";

/** What of a card the rules look at. */
export type CardTerms = Pick<CardBody, "components" | "slides">;

/** The component lists of a card: one, or one for each slide. */
const sidesOf = ({ components, slides }: CardTerms): readonly (readonly CardComponent[])[] =>
  slides ?? (components ? [components] : []);

const countOf = (side: readonly CardComponent[], ...types: string[]) =>
  side.filter(({ type }) => types.includes(type)).length;

const destinationsOf = (terms: CardTerms) =>
  sidesOf(terms).flatMap((side) =>
    side.flatMap((one) => ("destination" in one ? [{ of: one.type, ...one.destination }] : [])),
  );

const partsOf = ({ slides }: CardTerms) => (slides ? "slides" : "components");

const componentsOrSlides: Rule<CardTerms> = {
  name: "components-or-slides",
  parameter: "components",
  code: "MISSING_PARAMETER",
  message: '"components" is a required parameter',
  advice: "A card is made of components, or of slides that are.",
  broken: ({ components, slides }) => components === undefined && slides === undefined,
};

const notComponentsAndSlides: Rule<CardTerms> = {
  name: "not-components-and-slides",
  parameter: "slides",
  code: "EXCLUSIVE_PARAMETERS",
  message: "components and slides are exclusive parameters",
  advice: "A card has one destination with components, or several with slides; not both.",
  broken: ({ components, slides }) => components !== undefined && slides !== undefined,
};

const oneMediaComponent: Rule<CardTerms> = {
  name: "one-media-component",
  parameter: "components",
  code: "INVALID_PARAMETER",
  message: "A card needs exactly one media component",
  advice: "Add one image or video, or carousel media.",
  broken: (terms) => sidesOf(terms).some((side) => countOf(side, "MEDIA", "SWIPEABLE_MEDIA") !== 1),
};

const oneDetailsOrButton: Rule<CardTerms> = {
  name: "one-details-or-button",
  parameter: "components",
  code: "INVALID_PARAMETER",
  message: "A card needs exactly one DETAILS or BUTTON component",
  advice: "Add a title that leads to a website, or a button that leads to an app.",
  broken: (terms) => sidesOf(terms).some((side) => countOf(side, "DETAILS", "BUTTON") !== 1),
};

const websiteOnlyInDetails: Rule<CardTerms> = {
  name: "website-only-in-details",
  parameter: "components",
  code: "INVALID_PARAMETER",
  message: "A WEBSITE destination is only allowed in a DETAILS component",
  advice: "Buttons lead to apps. Use a title to lead to a website.",
  broken: (terms) => destinationsOf(terms).some(({ of, type }) => type === "WEBSITE" && of !== "DETAILS"),
};

const appOnlyInButton: Rule<CardTerms> = {
  name: "app-only-in-button",
  parameter: "components",
  code: "INVALID_PARAMETER",
  message: "An APP destination is only allowed in a BUTTON component",
  advice: "Titles lead to websites. Use a button to lead to an app.",
  broken: (terms) => destinationsOf(terms).some(({ of, type }) => type === "APP" && of !== "BUTTON"),
};

const appNeedsStore: Rule<CardTerms> = {
  name: "app-needs-store",
  parameter: "components",
  code: "MISSING_PARAMETER",
  message: "An APP destination needs store_a_app_identifier or store_b_app_id",
  advice: "Say which app: its identifier in at least one of the two stores.",
  broken: (terms) =>
    destinationsOf(terms).some(
      (one) =>
        one.type === "APP" && one.store_a_app_identifier === undefined && one.store_b_app_id === undefined,
    ),
};

const deepLinkNeedsStore: Rule<CardTerms> = {
  name: "deep-link-needs-store",
  parameter: "components",
  code: "INVALID_PARAMETER",
  message: "A deep link is only allowed with the identifier of the same store",
  advice: "A deep link opens an app of one store. Give that store's identifier too, or remove the link.",
  broken: (terms) =>
    destinationsOf(terms).some(
      (one) =>
        one.type === "APP" &&
        ((one.store_b_deep_link !== undefined && one.store_b_app_id === undefined) ||
          (one.store_a_deep_link !== undefined && one.store_a_app_identifier === undefined)),
    ),
};

/** Each slide leads to a website of its own and shows one image or video. */
const slidesLeadToWebsites: Rule<CardTerms> = {
  name: "slides-lead-to-websites",
  parameter: "slides",
  code: "INVALID_PARAMETER",
  message: "Each slide needs one MEDIA and one DETAILS component, and there must be 2 to 6 slides",
  advice: "Give each of 2 to 6 slides one image or video and a headline that leads to a website.",
  broken: ({ slides }) =>
    slides !== undefined &&
    (slides.length < 2 ||
      slides.length > 6 ||
      slides.some((side) => countOf(side, "MEDIA") !== 1 || countOf(side, "DETAILS") !== 1)),
};

const rules: readonly Rule<CardTerms>[] = [
  componentsOrSlides,
  notComponentsAndSlides,
  slidesLeadToWebsites,
  oneMediaComponent,
  oneDetailsOrButton,
  websiteOnlyInDetails,
  appOnlyInButton,
  appNeedsStore,
  deepLinkNeedsStore,
];

/** Advertising specification, Creatives: card POST body. A rule about parts names the list they are in. */
export const cardRules: readonly Rule<CardTerms>[] = rules;

/** The field at fault in this very card: `slides` where the parts are those of slides. */
export const fieldAtFault = (rule: Rule<CardTerms>, terms: CardTerms) =>
  rule.parameter === "components" ? partsOf(terms) : rule.parameter;
