import type { Callout } from '@harrow/contract';
import type { KnownPart } from './offer';
import type { Step } from './steps';

export type LineRow = {
  item: string;
  level: number;
  part: string | null;
  name: string | null;
  quantity: number | null;
  fromKey: string;
  toKey: string;
  from: string | null;
  to: string | null;
  usableOn: string[];
  note: string | null;
};

type Neighbor = { number: string; title: string } | null;

/** A row of `figures-by-number.sql`. */
export type FigureRow = {
  number: string;
  title: string;
  drawing: string | null;
  width: number | null;
  height: number | null;
  code: string;
  revision: number;
  bookTitle: string;
  publishedAt: string;
  fromKey: string;
  toKey: string;
  assemblies: string[];
  previous: Neighbor;
  next: Neighbor;
  callouts: Callout[];
  lines: LineRow[];
  parts: KnownPart[];
  steps: Step[];
};

export const drawingOf = ({
  drawing,
  width,
  height,
}: Pick<FigureRow, 'drawing' | 'width' | 'height'>) =>
  drawing === null || width === null || height === null ? null : { url: drawing, width, height };
