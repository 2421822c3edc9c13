import { HALO_CLASS } from '../lib/night';
import { GROUND_PAINT, type Ground } from '../lib/paint';
import { grid, sheet, type Paper } from '../lib/sheet';
import { el, group, type Point, type Svg } from '../lib/svg';

/** The sheet of a figure, 4:3, so that on a phone the drawing and the list are both in sight. */
export const FIGURE_SHEET: Paper = { left: 0, top: 0, width: 960, height: 720 };

/** A numbered balloon at a point of the sheet, and the points of the drawing that its leaders lead to. */
export type Callout = {
  readonly item: string;
  readonly at: Point;
  readonly tips: readonly Point[];
};

export type Figure = {
  readonly slug: string;
  readonly ground: Ground;
  readonly draw: () => Svg;
  readonly callouts: readonly Callout[];
};

const BALLOON = 22;

/** A leader from the balloon's rim to the part, with a dot on the part. */
function leader([bx, by]: Point, [tx, ty]: Point): { readonly line: string; readonly dot: Svg } {
  const length = Math.hypot(tx - bx, ty - by);
  const [x, y] = [bx + ((tx - bx) / length) * BALLOON, by + ((ty - by) / length) * BALLOON];
  return {
    line: `M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`,
    dot: `M${tx.toFixed(1)} ${ty.toFixed(1)}h0`,
  };
}

/** Leaders in ink over a wider line of paper, so that they can be followed over other parts. */
function leaders(ground: Ground, callouts: readonly Callout[]): Svg {
  const all = callouts.flatMap(({ at, tips }) => tips.map((tip) => leader(at, tip)));
  const lines = all.map(({ line }) => line).join('');
  return (
    group(
      { class: HALO_CLASS, stroke: GROUND_PAINT[ground] },
      el('path', { d: lines, 'stroke-width': 5.5, opacity: '.85' }),
    ) +
    el('path', { d: lines, 'stroke-width': 1.8 }) +
    el('path', { d: all.map(({ dot }) => dot).join(''), 'stroke-width': 9 })
  );
}

/** The drawing with its leaders. The balloons are not part of it: the page sets them, in a size that can be read. */
export const figurePicture = ({ ground, draw, callouts }: Figure): Svg =>
  sheet(
    ground,
    FIGURE_SHEET,
    FIGURE_SHEET.width,
    grid(FIGURE_SHEET),
    draw(),
    leaders(ground, callouts),
  );

/** The data for the database: balloons and tips in percent of the drawing. */
export const calloutsOf = ({
  callouts,
}: Figure): readonly { item: string; x: number; y: number }[] =>
  callouts.map(({ item, at: [x, y] }) => ({
    item,
    x: Math.round((x / FIGURE_SHEET.width) * 10_000) / 100,
    y: Math.round((y / FIGURE_SHEET.height) * 10_000) / 100,
  }));
