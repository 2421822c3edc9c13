import type { Ground } from '../lib/paint';
import { grid, sheet } from '../lib/sheet';
import { group, type Svg } from '../lib/svg';

/** A picture of a page instead of a product. */
export type Scene = {
  readonly name: string;
  readonly ground: Ground;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Svg;
};

export const scene = ({ ground, width, height, draw }: Scene): Svg =>
  sheet(ground, width, height, grid(width, height), group({}, draw()));
