import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import eslint from '@eslint/js';
import tanstackQuery from '@tanstack/eslint-plugin-query';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import accessibility from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which sources belong to which program. Each program is loaded whole, so there are few of them. */
const PROGRAMS = {
  'backend/src/**': 'backend/tsconfig.json',
  'backend/src/admin/**': 'backend/src/admin/tsconfig.json',
  'backend/**/__tests__/**': 'backend/tsconfig.tests.json',
  'backend-plugins/*/src/**': 'backend-plugins/tsconfig.lint.json',
  'backend-plugins/*/__tests__/**': 'backend-plugins/tsconfig.tests.json',
  '{bench,dev,e2e,packages,pictures}/**': 'tsconfig.json',
  'packages/{contract,money,plugin-kit}/src/**': 'backend-plugins/tsconfig.lint.json',
  'storefront/**': 'storefront/tsconfig.json',
};

const programs = () =>
  Object.entries(PROGRAMS).map(([folder, project]) => ({
    files: [`${folder}/*.{ts,tsx}`],
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  }));

const sizes = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
};

const membersOf = (folder) => readdirSync(folder).map((name) => `${folder}/${name}`);

/** The workspaces that no process of production loads: all that they import is for development. */
const TOOLS = [
  'bench',
  'dev',
  'e2e',
  'pictures',
  'packages/payment-sandbox',
  'packages/processes',
  'packages/testing',
];

const WORKSPACES = [
  'backend',
  'storefront',
  ...membersOf('backend-plugins'),
  ...membersOf('packages'),
  ...TOOLS,
].filter((folder) => existsSync(`${folder}/package.json`));

/** The files of production workspaces that production does not run. */
const DEVELOPMENT = [
  '**/__tests__/**',
  '{backend,backend-plugins/*}/scripts/**',
  'backend/src/admin/**',
  'storefront/{fonts,server,src/test,vite}/**',
  'storefront/vite.config.ts',
];

/** Each workspace names what it imports; the root names what all of them are built and tested with. */
const namedDependencies = () =>
  [...new Set(WORKSPACES)].map((folder) => ({
    files: [`${folder}/**/*.{js,mjs,ts,tsx}`],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        {
          packageDir: [join(import.meta.dirname, folder), import.meta.dirname],
          devDependencies: TOOLS.includes(folder) || DEVELOPMENT,
          includeTypes: true,
        },
      ],
    },
  }));

const FEATURES = 'storefront/src/features';

/** One entry a lower layer of the storefront: what it must not import, and why. */
const layer = (files, regex, message) => ({
  files,
  ignores: ['**/__tests__/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
  },
});

/** shared ← features ← app: what stands lower never imports what stands higher. */
const storefrontLayers = () => [
  layer(
    ['storefront/src/{config,lib,messages,components}/**'],
    '^@/(app|features)/',
    'Shared code knows no feature and no route.',
  ),
  ...(existsSync(FEATURES) ? readdirSync(FEATURES) : []).map((feature) =>
    layer(
      [`${FEATURES}/${feature}/**`],
      `^@/(app/|features/(?!${feature}/))`,
      'No feature imports another; routes compose them.',
    ),
  ),
];

const REMOTE_SDKS = [
  'firebase',
  '@stripe/stripe-js',
  '@medusajs/medusa-js',
  'medusa-react',
  'axios',
];

export default tseslint.config(
  {
    ignores: [
      'backend/own-plugins/**',
      '**/dist/**',
      '**/build/**',
      '**/.cache/**',
      '**/coverage/**',
      '.data/**',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['backend/**/*.js', 'backend/vendor/**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
  },
  programs(),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      ...sizes,
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // a function that promises something is async, so that what it throws is a rejection too
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
    },
  },
  {
    // the engine's types say more than its values keep, and decorators need classes of columns only
    files: ['backend/**/*.ts', 'backend-plugins/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@harrow/(?!(testing|processes|payment-sandbox|dev|storefront)/)[^/]+/.+',
              message:
                'Plugins meet through the container; import from the root of a package only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['storefront/src/**/*.{ts,tsx}'],
    extends: [accessibility.configs.recommended, tanstackQuery.configs['flat/recommended']],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // a dialog focuses its first field, or its harmless button
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // a table that is laid out as blocks loses its roles
      'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      // the keyboard must reach a region that scrolls
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['region'] }],
      'max-lines-per-function': ['error', { max: 120, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['storefront/src/**/__tests__/**/*.{ts,tsx}', 'storefront/src/test/**/*.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // tests ask for the ancestor with a role, a text node or an attribute: no query finds those
      'testing-library/no-node-access': 'off',
      // it takes the rows that a helper returns from `within` for results of `render`
      'testing-library/prefer-screen-queries': 'off',
      // `renderShop` returns a shop: its user and address beside the view
      'testing-library/render-result-naming-convention': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [...new Set(Object.values(PROGRAMS))],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  ...namedDependencies(),
  ...storefrontLayers(),
  {
    files: [
      'storefront/src/{app,components}/**',
      'storefront/src/features/*/{components,hooks}/**',
    ],
    ignores: ['storefront/src/app/providers.tsx', '**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: REMOTE_SDKS.flatMap((name) => [name, `${name}/*`]),
              message: 'Only features/*/api and lib/ speak to a server.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['storefront/src/**'],
    // the server loads all of them
    ignores: [
      'storefront/src/app/server.tsx',
      'storefront/src/app/served-pages.ts',
      '**/__tests__/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'VariableDeclarator[id.type="ObjectPattern"][init.name="messages"]',
          message:
            'Write messages.area: with all messages in use, each area is a chunk of its own that the first page names.',
        },
      ],
    },
  },
  {
    files: ['**/__tests__/**', 'e2e/**', 'packages/testing/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name="afterAll"] CallExpression[callee.property.name=/^(stop|close|end|remove|destroy)$/]',
          message:
            'What has not started cannot be stopped, and the rest would stay: use a `use…` function or stoppedAfterwards().',
        },
      ],
    },
  },
  prettier,
);
