import type { Ground } from '../lib/paint';
import { grid, sheet, type Paper } from '../lib/sheet';
import { group, type Svg } from '../lib/svg';

/** A picture of a page instead of a product. */
export type Scene = {
  readonly name: string;
  /** Nothing where the drawing lies on the paper of its page. */
  readonly ground?: Ground;
  /** The left and top end of the paper; 0 if omitted. */
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Svg;
};

export function scene({ ground, left = 0, top = 0, width, height, draw }: Scene): Svg {
  const paper: Paper = { left, top, width, height };
  return sheet(ground, paper, width, ground ? grid(paper) : '', group({}, draw()));
}
