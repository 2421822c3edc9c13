import { figure, letters, lettersWidth } from './digits';
import { AREA_CLASS, LINE_CLASS, PAPER_CLASS } from './night';
import { GROUND_PAINT, INK, type Ground } from './paint';
import { el, group, times, type Svg } from './svg';

/** The y coordinate of the ground. */
export const GROUND = 470;

/** A rectangle of drafting paper in the coordinates of the drawing. */
export type Paper = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The sheet of a product, 8:5. Machines are drawn from 0 to 800, with paper at both sides. */
export const SHEET: Paper = { left: -80, top: 0, width: 960, height: 600 };

/** The left and right end of the soil on the sheet. */
const SOIL = [40, 760] as const;

const GRID = 40;
const DIMENSION = 541;
const LETTER = 15;

const rectangle = ({ left, top, width, height }: Paper): string =>
  `M${left} ${top}h${width}v${height}h${-width}z`;

/** The faint drafting grid, as a pattern so that the file stays small. */
export function grid(paper: Paper, scale = 1): Svg {
  const [cell, half] = [GRID * scale, (GRID * scale) / 2];
  const lines = `M${half} 0v${cell}M0 ${half}h${cell}`;
  const size = { id: 'grid', width: cell, height: cell, patternUnits: 'userSpaceOnUse' };
  return (
    el('pattern', size, el('path', { d: lines, 'stroke-width': scale })) +
    el('path', { d: rectangle(paper), fill: 'url(#grid)', opacity: '.13', stroke: 'none' })
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

/** The soil under a machine; under a wide one it reaches beyond the usual ends. */
export const soilUnder = ([from, to]: readonly [number, number]): Svg =>
  soil(Math.min(SOIL[0], from - 30), Math.max(SOIL[1], to + 30));

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
    el('path', { class: AREA_CLASS, d: arrows, fill: INK, stroke: 'none' }),
    room < to - from
      ? letters(text, middle, y - 8, LETTER)
      : letters(text, to + room / 2, y + LETTER / 2, LETTER),
  );
}

/** A dash-dot center line. */
export const centerLine = (d: string): Svg =>
  el('path', { d, 'stroke-width': 1.2, opacity: '.5', 'stroke-dasharray': '22 6 2 6' });

/**
 * The SVG document of `paper`, `width` pixels wide. It sets the ink, line and ground; without a ground it lies on
 * the paper of its page.
 */
export function sheet(
  ground: Ground | undefined,
  paper: Paper,
  width: number,
  ...drawn: readonly Svg[]
): Svg {
  const viewBox = `${paper.left} ${paper.top} ${paper.width} ${paper.height}`;
  const height = (paper.height * width) / paper.width;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height },
    ground
      ? el('path', { class: PAPER_CLASS, d: rectangle(paper), fill: GROUND_PAINT[ground] })
      : '',
    group(
      {
        class: LINE_CLASS,
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
