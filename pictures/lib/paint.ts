import { PAPER_CLASS } from './night';
import { el, type Svg } from './svg';

/** The five paint colors of the brand, and the colors of materials. */
export const PAINT = {
  red: '#c8442b',
  wheat: '#e9c46a',
  leaf: '#2f6b45',
  steel: '#8b968f',
  glass: '#bcd3d0',
  paper: '#fbf7ee',
  rubber: '#39423c',
  mud: '#7d6044',
  redDark: '#9c3220',
  wheatDark: '#c99f47',
  steelDark: '#5b6861',
  steelLight: '#c3cac4',
} as const;

export const INK = '#1d2a22';

/** The background colors of the sheets. */
export const GROUND_PAINT = { cream: '#f3ead7', sand: '#e3d3b3', sage: '#dfe6d6' } as const;

/** An area of paper that ink is drawn on, so that it is dark at night. */
export const blank = (d: string, paper: Ground | 'paper'): Svg =>
  el('path', {
    class: PAPER_CLASS,
    d,
    fill: paper === 'paper' ? PAINT.paper : GROUND_PAINT[paper],
    stroke: 'none',
  });

export type Paint = keyof typeof PAINT;
export type Ground = keyof typeof GROUND_PAINT;

/** Line widths of outlines, inner edges and details. */
export const LINE = 3;
export const EDGE = 2.2;
export const FINE = 1.6;

/** Omits the outline width, because the sheet sets it. */
const widthOf = (width: number): number | undefined => (width === LINE ? undefined : width);

/** A painted area with its outline. */
export const shape = (d: string, paint: Paint, width = LINE): Svg =>
  el('path', { d, fill: PAINT[paint], 'stroke-width': widthOf(width) });

/** An ink line. */
export const line = (d: string, width = FINE): Svg =>
  el('path', { d, 'stroke-width': widthOf(width) });

/** A dark line on paper or glass, where an ink line would vanish at night. */
export const mark = (d: string, width = FINE): Svg =>
  el('path', { d, stroke: PAINT.rubber, 'stroke-width': widthOf(width) });

/** An area in solid ink. */
export const solid = (d: string): Svg => el('path', { d, fill: INK, stroke: 'none' });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  radius = 4,
  stroke = LINE,
): Svg =>
  el('rect', {
    x,
    y,
    width,
    height,
    rx: radius || undefined,
    fill: PAINT[paint],
    'stroke-width': widthOf(stroke),
  });

export const circle = (x: number, y: number, radius: number, paint: Paint, width = LINE): Svg =>
  el('circle', { cx: x, cy: y, r: radius, fill: PAINT[paint], 'stroke-width': widthOf(width) });

export const ring = (x: number, y: number, radius: number, width = FINE): Svg =>
  el('circle', { cx: x, cy: y, r: radius, 'stroke-width': width });

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: Paint,
  width = LINE,
): Svg =>
  el('ellipse', { cx: x, cy: y, rx, ry, fill: PAINT[paint], 'stroke-width': widthOf(width) });

/** A bar, pipe or hose along a path: paint between two ink edges. */
export const tube = (d: string, width: number, paint: Paint, edge = EDGE): Svg =>
  el('path', { d, 'stroke-width': width + edge }) +
  el('path', { d, 'stroke-width': width - edge, stroke: PAINT[paint] });

/** The side in the shade. */
export const shade = (d: string, strength = 0.16): Svg =>
  el('path', { d, fill: INK, 'fill-opacity': strength, stroke: 'none' });

/** The side in the light. */
export const gleam = (d: string, strength = 0.28): Svg =>
  el('path', { d, fill: '#fff', 'fill-opacity': strength, stroke: 'none' });

/** Bolt heads, evenly spaced on a circle. A dotted line, because it is a single element. */
export const bolts = (x: number, y: number, radius: number, count: number, size: number): Svg =>
  el('circle', {
    cx: x,
    cy: y,
    r: radius,
    'stroke-width': size,
    'stroke-dasharray': `0 ${((2 * Math.PI * radius) / count).toFixed(2)}`,
  });

/** Bolt heads or rivets along a line of the given spacing. */
export const rivets = (d: string, spacing: number, size: number): Svg =>
  el('path', { d, 'stroke-width': size, 'stroke-dasharray': `0 ${spacing}` });
