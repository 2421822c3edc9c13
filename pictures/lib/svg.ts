/** A piece of SVG markup; pieces are joined by plain concatenation. */
export type Svg = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const TENTHS = 10;

/** Rounds to one decimal, a tenth of a pixel on the sheet, which is finer than screens show. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * TENTHS) / TENTHS) : value;

/** Creates an element without undefined attributes. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${short(value ?? '')}"`)
    .join('');
  return `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  el('g', attributes, ...children);

/** Moves a drawing to a position, optionally rotated (degrees, clockwise) and scaled. */
export function place(x: number, y: number, drawn: Svg, turn = 0, scale = 1): Svg {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return group({ transform: `translate(${short(x)} ${short(y)})${turned}${scaled}` }, drawn);
}

/** Mirrors a drawing at the vertical line through x. */
export const mirror = (x: number, drawn: Svg): Svg =>
  group({ transform: `matrix(-1 0 0 1 ${short(2 * x)} 0)` }, drawn);

/** Draws the right half of something and refers to it for the left half, mirrored at x. */
export const mirrored = (id: string, x: number, half: Svg): Svg =>
  group({ id }, half) + mirror(x, el('use', { href: `#${id}` }));

/** Draws something once and reuses it at the other offsets. */
export function repeat(
  id: string,
  drawn: Svg,
  offsets: readonly (readonly [number, number])[],
): Svg {
  const again = offsets.map(([x, y]) => el('use', { href: `#${id}`, x, y: y || undefined }));
  return group({ id }, drawn) + again.join('');
}

/** Joins the results of `draw` for 0 … count - 1. */
export const times = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export type Point = readonly [x: number, y: number];

/** Returns the point at `angle` (radians, clockwise from the right) on a circle. */
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** Returns a closed path through the points. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
