import type { Ground } from '../lib/paint';
import { grid, sheet } from '../lib/sheet';
import { group, type Svg } from '../lib/svg';

/** A picture that belongs to a page rather than to a product; sizes set its aspect ratio. */
export type Scene = {
  readonly name: string;
  readonly ground: Ground;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Svg;
};

export const scene = ({ ground, width, height, draw }: Scene): Svg =>
  sheet(ground, width, height, grid(width, height), group({}, draw()));
