import { figure, letters, lettersWidth } from './digits';
import { GROUND_PAINT, INK, type Ground } from './paint';
import { el, group, times, type Svg } from './svg';

/** The y coordinate of the ground. */
export const GROUND = 470;
export const WIDTH = 800;
export const HEIGHT = 600;

const GRID = 40;
const DIMENSION = 541;
const LETTER = 15;

/** The drawing of a product. */
export type Plate = {
  readonly slug: string;
  readonly ground: Ground;
  /** Left and right end of the dimension on the sheet. */
  readonly span: readonly [number, number];
  /** The dimension in millimeters. */
  readonly mm: number;
  /** Whether the product lies on a center line instead of standing on the soil. */
  readonly lying?: boolean;
  readonly draw: () => Svg;
  /** The surroundings, which are not measured: crop, spray, center lines. */
  readonly around?: () => Svg;
};

/** The faint drafting grid, as a pattern so that the file stays small. */
export function grid(width: number, height: number): Svg {
  const half = GRID / 2;
  const cell = el('path', { d: `M${half} 0v${GRID}M0 ${half}h${GRID}`, 'stroke-width': 1 });
  const size = { id: 'grid', width: GRID, height: GRID, patternUnits: 'userSpaceOnUse' };
  return (
    el('pattern', size, cell) +
    el('path', {
      d: `M0 0h${width}v${height}H0z`,
      fill: 'url(#grid)',
      opacity: '.13',
      stroke: 'none',
    })
  );
}

/** The ground line, hatched below as soil is in technical drawings. */
export function soil(from: number, to: number, y = GROUND): Svg {
  const count = Math.floor((to - from - 20) / 24);
  const hatch = times(count, (index) => `M${from + 22 + index * 24} ${y + 5}l-11 14`);
  return (
    el('path', { d: hatch, 'stroke-width': 1.4, opacity: '.4' }) +
    el('path', { d: `M${from} ${y + 1.5}H${to}` })
  );
}

/** A dimension line with extension lines, filled arrows and the figure above it. */
export function dimension(
  from: number,
  to: number,
  mm: number,
  y = DIMENSION,
  top = GROUND + 26,
): Svg {
  const text = figure(mm);
  const middle = (from + to) / 2;
  const arrows = `M${from} ${y}l13 -3.6v7.2zM${to} ${y}l-13 -3.6v7.2z`;
  const lines = `M${from} ${top}V${y + 9}M${to} ${top}V${y + 9}M${from} ${y}H${to}`;
  const room = lettersWidth(text, LETTER) + 28;
  return group(
    { opacity: '.62', 'stroke-width': 1.4 },
    el('path', { d: lines }),
    el('path', { d: arrows, fill: INK, stroke: 'none' }),
    room < to - from
      ? letters(text, middle, y - 8, LETTER)
      : letters(text, to + room / 2, y + LETTER / 2, LETTER),
  );
}

/** A dash-dot center line. */
export const centerLine = (d: string): Svg =>
  el('path', { d, 'stroke-width': 1.2, opacity: '.5', 'stroke-dasharray': '22 6 2 6' });

/** The SVG document. It sets the ink, line and background, which are inherited. */
export function sheet(
  ground: Ground,
  width: number,
  height: number,
  ...drawn: readonly Svg[]
): Svg {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('path', { d: `M0 0h${width}v${height}H0z`, fill: GROUND_PAINT[ground] }),
    group(
      {
        fill: 'none',
        stroke: INK,
        'stroke-width': 3,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      ...drawn,
    ),
  );
}

/** The complete picture of a product. */
export function plate({ ground, span, mm, lying = false, draw, around }: Plate): Svg {
  const stand = lying ? '' : soil(40, WIDTH - 40);
  return sheet(
    ground,
    WIDTH,
    HEIGHT,
    grid(WIDTH, HEIGHT),
    stand,
    around ? around() : '',
    group({ id: 'machine' }, draw()),
    dimension(span[0], span[1], mm),
  );
}
