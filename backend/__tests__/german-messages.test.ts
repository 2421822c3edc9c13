import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inLanguage } from '@harrow/plugin-kit';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

/** The folders with messages of refusals. */
const SOURCES =
  /^(packages\/(contract|money|plugin-kit)|backend-plugins\/[a-z-]+)\/src\/|^backend\/src\/edge\//;

/** Files in which every sentence is a message: rules of schemas, and functions that say what is wrong. */
const OF_MESSAGES =
  /^packages\/contract\/|^packages\/money\/src\/(amount|charge-problem)|^packages\/plugin-kit\/src\/(caller|error-answer|handle|parse)\.|-problem\.ts$/;

/** Messages of calls for staff alone, which stay English. */
const OF_STAFF = [
  /^backend-plugins\/(audit|outbox|shop|webhooks|mails\/src\/lib\/words)\//,
  /^backend-plugins\/catalogue\/src\/(api\/services\/pictures|lib\/(import|picture|part-number|price-list|product-table|staff))/,
  /^backend-plugins\/catalogue\/src\/services\/(customer-group|price-change|product-(import|management|pictures))/,
  /^backend-plugins\/identity\/src\/(lib\/(admitted-staff|require-owner)|services\/admin-promotion)/,
  /^backend-plugins\/images\/src\/(lib\/(export|private)|services\/(interrupted-export|private-file)|strategies)/,
  /^backend-plugins\/orders\/src\/(lib\/(day-span|engine-refusal|refund-problem|restock-problem)|services\/(customer-note|line-item|order|order-address|order-event|order-note|order-shipping|order-tracking|order-view|product-variant-inventory|refund-record|sales-figures))\.ts/,
  /^backend-plugins\/parts\/src\/(api\/(parts-books|machines\/\[handle\]\/route)|lib\/(agent|books?|serial-settings|steps|tables?|written)|services\/(agent|machine-settings|parts-book|replaced))/,
  /^backend-plugins\/payments\/src\/(api\/admin|lib\/(notices|refund-problem)|services\/(payment-refund|refund-|stripe-event|stripe-provider))/,
  /^backend-plugins\/(reviews\/src\/lib\/moderated-reviews|search\/src\/services\/engine-search)/,
  /^packages\/contract\/src\/(customer-notes|machine-(options|rules|settings)|order-views|parts-books|price-changes|stock-movements|serial-(pattern|rules|schemes)|shop-(file|mails|pages|settings)|update-shop|users|webhooks|agent-tools|contrast|shop-promises)\.ts/,
  /^packages\/plugin-kit\/src\/(refused-table|table-file)\.ts/,
];

/** Members that describe calls to programmers, and are in no answer. */
const DESCRIPTIONS = ['summary', 'description', 'headers'];

const isSentence = (text: string) => /^[A-Z{\d].*[.!]$/s.test(text) && !/`|ETag/.test(text);

/** Fills the places of a message. */
const PLACE = '17';

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce(
    (text, { literal }) => text + PLACE + literal.text,
    node.head.text,
  );
}

const isDescription = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
  DESCRIPTIONS.includes(node.name.text);

const calls = (node: ts.Node, name: string): node is ts.CallExpression | ts.NewExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === name;

/** Returns the messages in a file; in one with other texts too, those of errors. */
function messagesIn(file: string): string[] {
  const found: string[] = [];
  const text = readFileSync(path.join(root, file), 'utf8');
  const visit = (node: ts.Node, isMessage: boolean): void => {
    if (isDescription(node) || calls(node, 'Error')) return;
    const [thing] = calls(node, 'noSuch') ? (node.arguments ?? []) : [];
    if (thing && ts.isStringLiteral(thing)) found.push(`There is no such ${thing.text}.`);
    const written = textOf(node);
    if (isMessage && written !== undefined && isSentence(written)) found.push(written);
    ts.forEachChild(node, (child) => visit(child, isMessage || calls(node, 'ShopError')));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), OF_MESSAGES.test(file));
  return found;
}

const cases = ['packages', 'backend-plugins', 'backend/src']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
  .filter((file) => SOURCES.test(file) && !OF_STAFF.some((pattern) => pattern.test(file)))
  .flatMap((file) => messagesIn(file).map((message) => [message, file] as const))
  // whose beginning is written elsewhere: below
  .filter(([message]) => !/^17 at (least|most)/.test(message));

/** Each message once, with a file that has it. */
const unique = [...new Map(cases).entries()];

it('finds the messages', () => {
  expect(unique.length).toBeGreaterThan(100);
});

it.each(unique)('says in German: %s (%s)', (message) => {
  const german = inLanguage(message, 'de');
  expect(german).not.toBe(message);
  expect(german).not.toContain('{}');
});

it.each([
  ['name: This is required.', 'name: Bitte angeben.'],
  ['lines.0.quantity: This must be at least 1.', 'lines.0.quantity: Das muss mindestens 1 sein.'],
  ['Card payments in USD are at least 0.50.', 'Kartenzahlungen in USD sind ab 0.50 möglich.'],
  ['Card payments in USD are at most 9.00.', 'Kartenzahlungen in USD sind bis 9.00 möglich.'],
  ['This must be at most 2000 characters.', 'Das darf höchstens 2000 Zeichen haben.'],
  ['This must be red, green, or blue.', 'Das muss red, green, or blue sein.'],
])('says %s as %s', (message, german) => {
  expect(inLanguage(message, 'de')).toBe(german);
});
