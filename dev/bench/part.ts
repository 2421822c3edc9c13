import type { Figure } from './figure.ts';
import type { BenchOptions } from './options.ts';

/** One part of the bench: starts what it needs, measures, checks, and stops it again. */
export type Part = (options: BenchOptions) => Promise<Figure[]>;
