import { parseSync, type ESTree, type Plugin } from 'vite';

/** The members of an operation that only the server reads. */
const SERVER_ONLY = new Set([
  'summary',
  'forbiddenMessage',
  'limit',
  'duty',
  'dutyForOthers',
  'isTimed',
  'parameters',
  'query',
  'headers',
  'body',
  'rawBody',
  'refusals',
]);

/** Checks of formats, which the server's own answers pass. */
const FORMATS = /\bz\.(?:int|iso\.date|iso\.datetime)\(\)/g;
/** Metadata of a schema for the OpenAPI document. */
const METADATA = /\s*\.check\(\s*z\.meta\([^()]*\)\s*\)/g;
const baseType = (check: string) => (check === 'z.int()' ? 'z.number()' : 'z.string()');

/** Lists the operations that a module declares, as the objects given to `operation()`. */
function declaredIn(code: string): ESTree.ObjectExpression[] {
  return parseSync('contract.js', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [declared] = init.callee.name === 'operation' ? init.arguments : [];
      return declared?.type === 'ObjectExpression' ? [declared] : [];
    });
  });
}

/**
 * Drops the imports that only dropped members used: a chunk takes along what its modules import, used or
 * not.
 */
function withoutUnusedImports(code: string): string {
  const { body } = parseSync('contract.js', code).program;
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  const rest = imports.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
  return imports
    .filter(({ specifiers }) => specifiers.length > 0)
    .filter(({ specifiers }) => !specifiers.some(({ local }) => isUsed(local.name)))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/**
 * Leaves out of the browser's build what only the server needs of the contract's operations: the
 * schemas of requests with their validators, and the formats of answers, which are checked by type
 * alone. They would be several kilobytes of the first page.
 */
export function contractAnswers(): Plugin {
  return {
    name: 'harrow-contract-answers',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\// },
      handler(code) {
        const dropped = declaredIn(code).flatMap(({ properties }) =>
          properties.filter(
            (property) =>
              property.type === 'Property' &&
              property.key.type === 'Identifier' &&
              SERVER_ONLY.has(property.key.name),
          ),
        );
        let kept = code;
        for (const { start, end } of dropped.reverse()) {
          kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '');
        }
        return {
          code: withoutUnusedImports(kept.replace(METADATA, '').replace(FORMATS, baseType)),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
