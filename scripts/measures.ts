import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isClassDeclaration,
  isEnumDeclaration,
  isExportDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isFunctionTypeNode,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isMethodDeclaration,
  isNamedExports,
  isNewExpression,
  isNumericLiteral,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableDeclaration,
  isVariableStatement,
  type JsxOpeningLikeElement,
  type Node,
  type Statement,
  SyntaxKind,
} from "typescript/unstable/ast";
import { lineOf, linesOf, nodesOf, type ParsedFile } from "./syntax";

const isTest = (file: string) =>
  /\.test\.tsx?$|(^|\/)test-[^/]*$|^emulator\/testing\/|^e2e\/.*\.spec\.ts$/.test(file);
const PRODUCT = /^(app|components|emulator|lib|pages|server)\//;

/** What runs in production, without its tests and their helpers. */
export const productOf = (files: readonly ParsedFile[]) =>
  files.filter(({ path }) => PRODUCT.test(path) && !isTest(path));

const dashboardOf = (files: readonly ParsedFile[]) =>
  productOf(files).filter(({ path }) => !path.startsWith("emulator/"));

const at = (node: Node, file: ParsedFile) => `${file.path}:${lineOf(node, file)}`;

/** Every node of these files that a condition holds for, by its place. */
const found = (files: readonly ParsedFile[], holds: (node: Node) => boolean) =>
  files.flatMap((file) => [...nodesOf(file.syntax)].filter(holds).map((node) => at(node, file)));

const textsOf = (node: Node) =>
  [...nodesOf(node)].flatMap((inner) => (isIdentifier(inner) ? [inner.text] : []));

/** Elements that own a form. A dialog that creates something holds the form of another file. */
const FORMS = new Set(["form", "FormDialog"]);

/**
 * Forms without a field that is sent to the service: what is typed is compared, or put into a list on the page, and
 * there is no change, no refusal and nothing to wait for. Those of a form that does send are not here.
 */
const SEND_NOTHING: ReadonlySet<string> = new Set([
  // Asks for a word, to be sure; it is below the forms' folder.
  "components/ui/delete-dialog.tsx",
  // Narrows the rows of a grid; it is below the forms' folder.
  "components/ui/grid/filters/filter-editor-form.tsx",
  // Chooses the days of statistics, which are stored in the page's address.
  "components/statistics/range-choice.tsx",
  // Adds words to the question of a page, which is stored in its address.
  "components/insights/keyword-field.tsx",
  // Find, or take over, entries of a list that the dialog around them saves.
  "components/targeting/follower-section.tsx",
  "components/targeting/keyword-section.tsx",
  "components/targeting/location-section.tsx",
]);

/** A form that the browser itself posts has no state in the page, and works without scripts. */
const isPosted = (node: JsxOpeningLikeElement) =>
  node.attributes.properties.some(
    (each) => isJsxAttribute(each) && isIdentifier(each.name) && each.name.text === "method",
  );

/** Files with a form of their own that does not come from react-hook-form. */
export function formsByHand(files: readonly ParsedFile[]): string[] {
  return productOf(files)
    .filter(({ path, syntax }) => !SEND_NOTHING.has(path) || textsOf(syntax).includes("useAdsMutation"))
    .filter(({ syntax }) => !importsFrom(syntax, /^react-hook-form$|\/use-service-form$/))
    .filter(({ syntax }) =>
      [...nodesOf(syntax)].some(
        (node) =>
          (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) &&
          isIdentifier(node.tagName) &&
          FORMS.has(node.tagName.text) &&
          !isPosted(node),
      ),
    )
    .map(({ path }) => path);
}

const importsFrom = (syntax: ParsedFile["syntax"], module: RegExp) =>
  syntax.statements.some(
    (statement) =>
      isImportDeclaration(statement) &&
      isStringLiteral(statement.moduleSpecifier) &&
      module.test(statement.moduleSpecifier.text),
  );

/** What may be imported side by side: the dashboard's code, and the emulator's with the part of lib it shares. */
const SCOPES = [/^(app|components|lib|server)\//, /^(emulator|lib)\//];
/** Read as a whole, `campaigns.update`; and what Next calls by its own names. */
const NAMESPACED = /^lib\/ads\/endpoints\/|^app\//;

/** Names that two files of one import scope export, each with its files. */
export function doubledExports(files: readonly ParsedFile[]): string[] {
  const product = productOf(files).filter(({ path }) => !NAMESPACED.test(path));
  const doubled = new Map<string, string>();
  for (const scope of SCOPES) {
    const owners = new Map<string, string[]>();
    for (const { path, syntax } of product.filter((file) => scope.test(file.path)))
      for (const name of new Set(syntax.statements.flatMap(exportedNames)))
        owners.set(name, [...(owners.get(name) ?? []), path]);
    for (const [name, paths] of owners)
      if (paths.length > 1) doubled.set(name, `${name}: ${paths.join(", ")}`);
  }
  return [...doubled.values()].sort();
}

/** The names that a statement exports; none where it hands on what another file exports. */
export function exportedNames(statement: Statement): string[] {
  if (isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    // Handed on from another file: the same thing under the same name.
    if (moduleSpecifier !== undefined || exportClause === undefined || !isNamedExports(exportClause))
      return [];
    return exportClause.elements.map(({ name }) => name.text);
  }
  const isNamed =
    isFunctionDeclaration(statement) ||
    isClassDeclaration(statement) ||
    isInterfaceDeclaration(statement) ||
    isTypeAliasDeclaration(statement) ||
    isEnumDeclaration(statement);
  if (!isNamed && !isVariableStatement(statement)) return [];
  const kinds = (statement.modifiers ?? []).map(({ kind }) => kind);
  if (!kinds.includes(SyntaxKind.ExportKeyword) || kinds.includes(SyntaxKind.DefaultKeyword)) return [];
  if (isNamed) return statement.name && isIdentifier(statement.name) ? [statement.name.text] : [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    isIdentifier(name) ? [name.text] : textsOf(name),
  );
}

/** Each `new Set<() => void>()` and the like: a hand-written list of listeners. */
export const listenerStores = (files: readonly ParsedFile[]): string[] =>
  found(
    dashboardOf(files),
    (node) =>
      isNewExpression(node) &&
      isIdentifier(node.expression) &&
      node.expression.text === "Set" &&
      (node.typeArguments ?? []).some((type) => isFunctionTypeNode(type)),
  );

/** The file that may write numbers, dates, lists and plurals in a language. */
const FORMAT = /^lib\/format\//;

/** Lines with `toLocaleString` and the like, `Intl.*Format` or a literal locale outside lib/format/. */
export const formatsByHand = (files: readonly ParsedFile[]): string[] => [...new Set(formatsIn(files))];

const formatsIn = (files: readonly ParsedFile[]) =>
  found(
    dashboardOf(files).filter(({ path }) => !FORMAT.test(path)),
    (node) =>
      (isIdentifier(node) && /^toLocale\w*String$/.test(node.text)) ||
      (isIdentifier(node) &&
        /^(\w+Format|Collator|DisplayNames|PluralRules)$/.test(node.text) &&
        isOfIntl(node)) ||
      (isStringLiteral(node) && node.text === "en-GB"),
  );

const isOfIntl = (node: Node) => /^Intl\./.test(node.parent.getText());

/** Schemas of the service's error, `z.object({ code, message, … })`; a processing error has a `name` beside it. */
export const errorShapes = (files: readonly ParsedFile[]): string[] =>
  dashboardOf(files).flatMap((file) =>
    [...nodesOf(file.syntax)].filter((node) => isErrorSchema(node, file)).map((node) => at(node, file)),
  );

function isErrorSchema(node: Node, { syntax }: ParsedFile): boolean {
  if (!isCallExpression(node) || !/^z\s*\.(loose|strict)?[oO]bject$/.test(node.expression.getText(syntax)))
    return false;
  const names = node.arguments
    .filter(isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(isPropertyAssignment))
    .map(({ name }) => (isIdentifier(name) ? name.text : ""));
  return names.includes("code") && names.includes("message") && !names.includes("name");
}

/** The file that decides how long to wait. */
const PATIENCE = "lib/ads/patience.ts";

/** Files outside lib/ads/patience that lengthen a pause by themselves: `pause * 2 ** tries`, or a list of pauses. */
export function backOffPolicies(files: readonly ParsedFile[]): string[] {
  return dashboardOf(files)
    .filter(({ path }) => path !== PATIENCE)
    .filter(({ syntax }) => [...nodesOf(syntax)].some((node) => doubles(node) || listsPauses(node)))
    .map(({ path }) => path);
}

const doubles = (node: Node) =>
  isBinaryExpression(node) &&
  node.operatorToken.kind === SyntaxKind.AsteriskToken &&
  [node.left, node.right].some(
    (side) =>
      isBinaryExpression(side) &&
      side.operatorToken.kind === SyntaxKind.AsteriskAsteriskToken &&
      isNumericLiteral(side.left) &&
      side.left.text === "2" &&
      !isNumericLiteral(side.right),
  );

const listsPauses = (node: Node) =>
  isVariableDeclaration(node) &&
  isIdentifier(node.name) &&
  /PAUSES|BACK_?OFFS?|DELAYS/.test(node.name.text) &&
  node.initializer !== undefined &&
  isArrayLiteralExpression(node.initializer);

/** Product files of fewer lines than this, outside app/. */
export const shortFiles = (files: readonly ParsedFile[], lines: number): string[] =>
  productOf(files)
    .filter(({ path, text }) => !path.startsWith("app/") && countLines(text) < lines)
    .map(({ path }) => path);

export const countLines = (text: string): number => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

interface Long {
  readonly name: string;
  readonly lines: number;
  readonly place: string;
}

/** Functions with a name, from their first line to their last, the longest first. */
export function longFunctions(files: readonly ParsedFile[], least: number): Long[] {
  return productOf(files)
    .flatMap((file) =>
      [...nodesOf(file.syntax)].flatMap((node): Long[] => {
        const name = functionName(node);
        const lines = name === undefined ? 0 : linesOf(node, file);
        return name === undefined || lines < least ? [] : [{ name, lines, place: at(node, file) }];
      }),
    )
    .sort((a, b) => b.lines - a.lines);
}

function functionName(node: Node): string | undefined {
  if ((isFunctionDeclaration(node) || isMethodDeclaration(node)) && node.body && node.name)
    return isIdentifier(node.name) ? node.name.text : undefined;
  const isValue = isVariableDeclaration(node) && isIdentifier(node.name) && node.initializer;
  return isValue && (isArrowFunction(node.initializer) || isFunctionExpression(node.initializer))
    ? node.name.text
    : undefined;
}

/** A function that draws: in a .tsx file, named like an element. */
export const isComponent = ({ name, place }: Long): boolean =>
  /\.tsx:/.test(place) && /^[A-Z][a-z]/.test(name);

/** What people write and maintain that is no test: the product, its programs and the helpers of its tests. */
export const maintainedLines = (sources: readonly { path: string; text: string }[]): number =>
  sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .reduce((sum, { text }) => sum + countLines(text), 0);
