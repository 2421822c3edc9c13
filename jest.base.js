/** What every Jest project of the repository shares: TypeScript through SWC, types are tsc's job. */
export const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          react: { runtime: 'automatic' },
        },
      },
      module: { type: 'commonjs' },
    },
  ],
};
