/** A piece of SVG markup; pieces are joined by plain concatenation. */
export type Svg = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const TENTHS = 10;

/** One decimal is a tenth of a pixel on the sheet: finer than any screen shows, and short. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * TENTHS) / TENTHS) : value;

/** An element; attributes that are undefined are left out. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${short(value ?? '')}"`)
    .join('');
  return `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  el('g', attributes, ...children);

/** Moves what is drawn to a place, optionally turned (degrees, clockwise) and scaled there. */
export function place(x: number, y: number, drawn: Svg, turn = 0, scale = 1): Svg {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return group({ transform: `translate(${short(x)} ${short(y)})${turned}${scaled}` }, drawn);
}

/** Mirrors what is drawn about the vertical line through x. */
export const mirror = (x: number, drawn: Svg): Svg =>
  group({ transform: `matrix(-1 0 0 1 ${short(2 * x)} 0)` }, drawn);

/** Draws something once and shows it again at the other offsets; costs a line for each. */
export function repeat(
  id: string,
  drawn: Svg,
  offsets: readonly (readonly [number, number])[],
): Svg {
  const again = offsets.map(([x, y]) => el('use', { href: `#${id}`, x, y: y || undefined }));
  return group({ id }, drawn) + again.join('');
}

/** The results of `draw` for 0 … count - 1, joined. */
export const times = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export type Point = readonly [x: number, y: number];

/** The point at `angle` (radians, clockwise from the right) on a circle. */
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** A path through the points, closed. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
