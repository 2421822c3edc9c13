import type { ProductLine } from '@harrow/contract';

/** The lines of an order, each with another product. */
export type Lines = [ProductLine, ...ProductLine[]];

/** An order as it was asked for. `isList` tells whether it was given as `lines`, which an answer then names. */
export type OrderedLines = { lines: readonly ProductLine[]; isList: boolean };
