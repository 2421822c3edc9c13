/**
 * The build's `VITE_*` variables. They have their own module because only Vite supports
 * `import.meta.env`; tests replace it.
 */
export const buildEnv: Record<string, unknown> = import.meta.env;
