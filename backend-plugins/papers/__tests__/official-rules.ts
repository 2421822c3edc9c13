import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom';

type Evaluate<Result> = (
  path: string,
  node: Node,
  resolver: null,
  variables: Record<string, never>,
  options: { namespaceResolver: (prefix: string) => string | null },
) => Result;

// its type declarations would add browser types to all tests of the plugins
const { evaluateXPathToBoolean, evaluateXPathToNodes } = jest.requireActual<{
  evaluateXPathToBoolean: Evaluate<boolean>;
  evaluateXPathToNodes: Evaluate<Node[]>;
}>('fontoxpath');

type Rule = { context: string; asserts: { id: string; test: string; isFatal: boolean }[] };
type Rules = { patterns: Rule[][]; namespaces: Record<string, string> };

const children = (element: Element, name: string) =>
  element.children.filter((child) => child.localName === name);
const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';

const ruleOf = (element: Element): Rule => ({
  context: attribute(element, 'context'),
  asserts: children(element, 'assert').map((assert) => ({
    id: attribute(assert, 'id'),
    test: attribute(assert, 'test'),
    isFatal: attribute(assert, 'flag') === 'fatal',
  })),
});

/** Reads the preprocessed rules of EN 16931: they have no includes, variables or abstract patterns. */
export function readRules(folder: string): Rules {
  const name = 'cii/schematron/preprocessed/EN16931-CII-validation-preprocessed.sch';
  const schema = parseXmlDocument(readFileSync(path.join(folder, name), 'utf8')).documentElement;
  if (!schema) throw new Error(`${name} is empty.`);
  return {
    patterns: children(schema, 'pattern').map((pattern) => children(pattern, 'rule').map(ruleOf)),
    namespaces: Object.fromEntries(
      children(schema, 'ns').map((ns) => [attribute(ns, 'prefix'), attribute(ns, 'uri')]),
    ),
  };
}

/** A context matches anywhere in the document: `ram:ID` means `//ram:ID`. */
const asPath = (context: string) =>
  context
    .split(/\|(?![^[]*\])/)
    .map((part) => part.trim())
    .map((part) => (part.startsWith('/') ? part : `//${part}`))
    .join(' | ');

/** Returns the broken rules. A node meets the first rule of each pattern whose context it is. */
export function brokenOfficialRules({ patterns, namespaces }: Rules, document: Document): string[] {
  const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? null };
  return patterns.flatMap((rules) => {
    const met = new Set<Node>();
    return rules.flatMap(({ context, asserts }) =>
      evaluateXPathToNodes(asPath(context), document, null, {}, options).flatMap((node) => {
        if (met.has(node)) return [];
        met.add(node);
        return asserts
          .filter(({ test }) => !evaluateXPathToBoolean(test, node, null, {}, options))
          .map(({ id, isFatal }) => (isFatal ? id : `${id} (warning)`));
      }),
    );
  });
}

/** Reads the schema D16B; the memory of xmllint has no folders, so imports become plain names. */
export function readSchema(folder: string) {
  const root = path.join(folder, 'cii/schema/D16B SCRDM (Subset)/uncoupled clm');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xsd'))
    .map((name) => ({
      fileName: path.basename(name),
      contents: readFileSync(path.join(root, name), 'utf8').replace(
        /schemaLocation="[^"]*\/([^"/]+)"/g,
        'schemaLocation="$1"',
      ),
    }));
  const schema = files.find(({ fileName }) => fileName === 'CrossIndustryInvoice_100pD16B.xsd');
  if (!schema) throw new Error('The schema is missing.');
  return { schema, preload: files.filter((file) => file !== schema) };
}
