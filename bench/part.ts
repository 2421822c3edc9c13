import type { Figure } from './figure.ts';
import type { BenchOptions } from './options.ts';

/** One part of the benchmark: starts its services, measures, checks the goals, and stops them. */
export type Part = (options: BenchOptions) => Promise<Figure[]>;
