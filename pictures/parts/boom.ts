import { blank, box, EDGE, line, PAINT, tube, type Ground, type Paint } from '../lib/paint';
import { el, place, repeat, times, type Svg } from '../lib/svg';

/** A lattice boom between two points; `h1` and `h2` are its heights at the ends. */
export function boom(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  h1: number,
  h2: number,
  bays: number,
  paint: Paint = 'red',
): Svg {
  const upper = (t: number): string => `${x1 + (x2 - x1) * t} ${y1 + (y2 - y1) * t}`;
  const lower = (t: number): string => `${x1 + (x2 - x1) * t} ${y1 + h1 + (y2 + h2 - y1 - h1) * t}`;
  const web = times(
    bays,
    (i) => `M${upper(i / bays)}L${lower((i + 0.5) / bays)}L${upper((i + 1) / bays)}`,
  );
  // In ink, the struts would be as light as the tank behind them at night.
  const struts = el('path', { d: web, 'stroke-width': 4, stroke: PAINT.steelDark });
  return struts + tube(`M${upper(0)}L${upper(1)}L${lower(1)}L${lower(0)}z`, 8, paint);
}

/** A nozzle body under a boom, with its fan of spray if it is open. */
export const nozzle = (x: number, y: number, spray = 0): Svg =>
  (spray ? sprayFan(x, y + 15, spray) : '') +
  line(`M${x} ${y - 4}v8`, 4) +
  box(x - 4, y + 3, 8, 9, 'wheat', 2, 1.6);

/** A fan of fine drops that opens downward. */
export const sprayFan = (x: number, y: number, length: number, half = length * 0.42): Svg =>
  el('path', {
    d: `M${x} ${y}l${-half} ${length}h${half * 2}z`,
    fill: PAINT.glass,
    'fill-opacity': '.55',
    stroke: 'none',
  }) +
  el('path', {
    d: `M${x} ${y}l${-half} ${length}M${x} ${y}l${-half / 3} ${length}M${x} ${y}l${half / 3} ${length}M${x} ${y}l${half} ${length}`,
    'stroke-width': 1.4,
    'stroke-dasharray': '1 7',
    opacity: '.55',
  });

/** A number of nozzles along a boom, at the given pitch. */
export const nozzles = (
  id: string,
  x: number,
  y: number,
  count: number,
  pitch: number,
  spray = 0,
): Svg =>
  repeat(
    id,
    nozzle(x, y, spray),
    Array.from({ length: count - 1 }, (_, i) => [(i + 1) * pitch, 0]),
  );

/** A break line in a part that is too long for the sheet, whose paper covers the gap. */
export const shortened = (x: number, y: number, h: number, ground: Ground): Svg => {
  const zigzag = `l10 ${h * 0.08}l-20 ${h * 0.06}l10 ${h * 0.06}`;
  const back = `l-10 ${-h * 0.06}l20 ${-h * 0.06}l-10 ${-h * 0.08}`;
  return place(
    x,
    y,
    blank(`M-7 0l0 ${h * 0.4}${zigzag}V${h}h14V${h * 0.6}${back}V0z`, ground) +
      line(`M-7 0V${h * 0.4}${zigzag}V${h}M7 0V${h * 0.4}${zigzag}V${h}`, 1.6),
  );
};

/** The mast that lifts a boom at the rear of a sprayer. */
export const mast = (x: number, top: number, bottom: number): Svg =>
  tube(`M${x} ${top}V${bottom}M${x + 28} ${top + 16}V${bottom}`, 12, 'steelDark') +
  tube(`M${x} ${top + 40}h28M${x} ${bottom - 30}h28`, 9, 'steelDark') +
  box(x - 10, top - 8, 48, 16, 'red', 5, EDGE);
