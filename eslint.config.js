import { existsSync, readdirSync } from 'node:fs';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which sources belong to which program. Each program is loaded whole, so there are few of them. */
const PROGRAMS = {
  'backend/src/**': 'backend/tsconfig.json',
  'backend/**/__tests__/**': 'backend/tsconfig.tests.json',
  'backend-plugins/*/src/**': 'backend-plugins/tsconfig.lint.json',
  'backend-plugins/*/__tests__/**': 'backend-plugins/tsconfig.tests.json',
  'dev/**': 'dev/tsconfig.json',
  'e2e/**': 'e2e/tsconfig.json',
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
  { ignores: ['**/dist/**', '**/build/**', '**/.cache/**', '**/coverage/**', '.data/**'] },
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
              regex: '^@harrow/[^/]+/.+',
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
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 120, skipComments: true, skipBlankLines: true }],
    },
  },
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
    files: ['**/__tests__/**', 'e2e/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  prettier,
);
