import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';

const ROOT = projectRoot();
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'vendor', 'coverage']);
const SOURCE = /(?<!\.d)\.(tsx?|m?js)$/;
/** Imports of values and of types, also of modules that are loaded on demand. */
const IMPORT = /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

type Graph = Map<string, Set<string>>;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return SOURCE.test(path) ? [path] : [];
  });

const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(
    ([, fixed, onDemand]) => fixed ?? onDemand ?? '',
  );

/** The file that an import names; undefined for one of a package. */
function imported(from: string, name: string): string | undefined {
  const path = name.startsWith('.')
    ? join(dirname(from), name)
    : name.startsWith('@/')
      ? join('storefront/src', name.slice(2))
      : undefined;
  return ENDINGS.map((ending) => normalize(`${path}${ending}`)).find(
    (candidate) =>
      path && existsSync(join(ROOT, candidate)) && statSync(join(ROOT, candidate)).isFile(),
  );
}

const workspaceOf = (file: string): string =>
  /^(?:packages|backend-plugins)\/([^/]+)/.exec(file)?.[1] ?? file.split('/', 1)[0] ?? '';

function add(graph: Graph, from: string, to: string | undefined): void {
  if (to !== undefined && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

/** The circles of a graph, each once, as the nodes that reach each other in turn. */
function circlesOf(graph: Graph): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (node: string, path: string[]): void => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node]);
    else if (!done.has(node)) {
      for (const next of graph.get(node) ?? []) follow(next, [...path, node]);
      done.add(node);
    }
  };
  for (const node of graph.keys()) follow(node, []);
  return circles;
}

const isTest = (file: string): boolean => file.includes('/__tests__/');

const all = filesBelow('');
const files: Graph = new Map();
const workspaces: Graph = new Map();
beforeAll(() => {
  for (const file of all.filter((each) => !isTest(each))) {
    for (const name of importsOf(file)) {
      add(files, file, imported(file, name));
      const [, workspace] = /^@harrow\/([^/]+)/.exec(name) ?? [];
      add(workspaces, workspaceOf(file), workspace);
    }
  }
});

it('finds a circle', () => {
  const graph: Graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['a'])],
  ]);
  expect(circlesOf(graph)).toEqual([['a', 'b', 'd', 'a']]);
});

it('reads the imports of the whole repository', () => {
  expect(files.get('storefront/src/app/error-boundary.tsx')).toContain(
    'storefront/src/app/failure.tsx',
  );
  expect(workspaces.get('orders')).toContain('catalogue');
});

it('has no circle of files, of types and of modules on demand neither', () => {
  expect(circlesOf(files)).toEqual([]);
});

/** Names that packages, the engine or the build look for. */
const OUTSIDE = /\/(migrations|models|stand-ins)\/|\.config\.js$/;
const EXPORTED =
  /^export (?:async )?(?:const|function\*?|(?:abstract )?class|type|interface) (\w+)/gm;

it('exports nothing that no other file names', () => {
  const texts = all.map((file): [string, string] => [file, readFileSync(join(ROOT, file), 'utf8')]);
  const uses = new Map<string, number>();
  for (const [, text] of texts) {
    for (const word of new Set(text.match(/\w+/g))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const unused = texts
    .filter(([file]) => !isTest(file) && !OUTSIDE.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORTED)]
        .filter(([, name = '']) => uses.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
});

it('has no circle of workspaces', () => {
  expect(circlesOf(workspaces)).toEqual([]);
});

/** The arrows of the drawing of the workspaces, and the folder of each of its nodes. */
function readDrawing() {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, drawing = ''] = /```mermaid\nflowchart BT\n([^`]+)```/.exec(text) ?? [];
  const arrows: Graph = new Map();
  const folders = new Map<string, string>();
  for (const line of drawing.trim().split('\n')) {
    const [, node = '', label, targets] = /(\w+)(?:\[(.+)\])?(?: --> (.+))?/.exec(line) ?? [];
    if (!folders.has(node)) folders.set(node, (label ?? node).replace('/*', ''));
    for (const target of targets?.split(' & ') ?? []) add(arrows, node, target);
  }
  return { arrows, folders };
}

/** The node whose folder has this path; of `storefront` and `storefront/server`, the latter. */
const nodeOf = (folders: Map<string, string>, path: string): string | undefined =>
  [...folders]
    .filter(([, folder]) => path.startsWith(`${folder}/`))
    .sort(([, one], [, other]) => other.length - one.length)[0]?.[0];

/** The path of an import from a workspace, such as `packages/money/…`; undefined for any other. */
function pathOf(name: string): string | undefined {
  const [, workspace = '', rest = ''] = /^@harrow\/([^/]+)(.*)/.exec(name) ?? [];
  const folder = ['', 'packages/', 'backend-plugins/'].find(
    (parent) => workspace && existsSync(join(ROOT, parent, workspace, 'package.json')),
  );
  return folder === undefined ? undefined : `${folder}${workspace}${rest}/`;
}

function reaches(graph: Graph, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  return from === to || [...(graph.get(from) ?? [])].some((next) => reaches(graph, next, to));
}

it('imports from workspaces only along the arrows of the drawing in docs/architecture.md', () => {
  const { arrows, folders } = readDrawing();
  expect(circlesOf(arrows)).toEqual([]);
  expect(reaches(arrows, 'dev', 'money')).toBe(true);
  expect(reaches(arrows, 'testing', 'dev')).toBe(false);
  const strays = all
    .filter((file) => !isTest(file) && file.includes('/') && !file.includes('/src/test/'))
    .flatMap((file) => importsOf(file).map((name) => ({ file, name, path: pathOf(name) })))
    .filter(({ path }) => path !== undefined)
    .filter(
      ({ file, path = '' }) => !reaches(arrows, nodeOf(folders, file), nodeOf(folders, path)),
    );
  expect(strays).toEqual([]);
});

it('keeps the sources of the browser out of the storefront’s server', () => {
  const server = [...files].filter(([file]) => file.startsWith('storefront/server/'));
  const sources = server.flatMap(([, names]) => [...names]);
  expect(sources.filter((name) => name.startsWith('storefront/src/'))).toEqual([]);
});
