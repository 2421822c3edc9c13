/**
 * The build's `VITE_*` variables. Alone in its module, because only Vite can read `import.meta`;
 * tests put another in its place.
 */
export const buildEnv: Record<string, unknown> = import.meta.env;
