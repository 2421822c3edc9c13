import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  PAINT,
  ring,
  shade,
  shape,
  tube,
  type Paint,
} from '../lib/paint';
import { el, place, polar, times, type Svg } from '../lib/svg';
import { arcBand } from '../parts/wheel';

const [X, Y] = [400, 270];

/** The side that is screwed on: seal, inlets and thread. */
export const oilFilterBase = (): Svg =>
  circle(X, Y, 146, 'steel') +
  gleam(arcBand(X, Y, 128, 140, 3.4, 5), 0.3) +
  circle(X, Y, 122, 'rubber', EDGE) +
  circle(X, Y, 102, 'steelLight', EDGE) +
  shade(arcBand(X, Y, 52, 101, -0.5, 2.2), 0.12) +
  times(8, (i) => circle(...polar(X, Y, 74, (i / 8) * Math.PI * 2 + 0.4), 14, 'steelDark', EDGE)) +
  circle(X, Y, 47, 'steel') +
  circle(X, Y, 36, 'rubber', EDGE) +
  ring(X, Y, 30) +
  ring(X, Y, 41);

/** Six ribs in the grooves of a pulley. */
export function beltSection(): Svg {
  const rib = 440 / 6;
  const profile = (y: number): string =>
    times(6, (i) => {
      const x = 180 + i * rib;
      return `L${x + 4} ${y}L${x + 22} ${y + 46}H${x + rib - 22}L${x + rib - 4} ${y}`;
    });
  return (
    shape(`M150 268H176V262${profile(262)}L624 262V268H650V410H150z`, 'red') +
    line(
      times(11, (i) => `M${176 + i * 38} 398l64 -64`),
      FINE,
    ) +
    shape(
      `M180 250V196q0 -8 8 -8H612q8 0 8 8V250L616 250${times(6, (j) => {
        const x = 620 - j * rib;
        return `L${x - 4} 250L${x - 22} 294H${x - rib + 22}L${x - rib + 4} 250`;
      })}z`,
      'rubber',
    ) +
    gleam('M188 192H612v7H188z', 0.2) +
    line('M184 208H616', FINE) +
    times(18, (i) => circle(194 + i * 24.3, 228, 7, 'wheat', FINE))
  );
}

/** The share from above: the bolts hold it to the body. */
export const plowshareTop = (): Svg =>
  [336, 452, 568]
    .map(
      (x) =>
        box(x - 9, 196, 18, 62, 'steel', 3, EDGE) +
        line(`M${x - 9} 206l18 -5M${x - 9} 214l18 -5`, FINE) +
        box(x - 21, 214, 42, 26, 'steelLight', 4, EDGE) +
        line(`M${x - 7} 214v26M${x + 7} 214v26`, FINE),
    )
    .join('') +
  shape('M66 282L246 252H640q44 0 69 -30q4 44 -32 64q-16 10 -44 10H180q-80 0 -114 -14z', 'steel') +
  shade('M66 282q34 14 114 14H633q28 0 44 -10l-30 -8H190z', 0.2) +
  shape('M66 282L246 252l18 44H180q-80 0 -114 -14z', 'steelDark') +
  gleam('M262 258H640q30 0 50 -14q-14 24 -50 24H266z', 0.34) +
  line('M264 284H640', FINE);

/** The dish of the disc, cut through its hub. */
export const discSection = (): Svg =>
  shape(
    'M188 330C246 268 320 240 400 240S554 268 612 330l-10 6C546 282 478 256 400 256S254 282 198 336z',
    'steel',
  ) +
  gleam('M206 314C262 266 326 246 400 246q-100 6 -190 72z', 0.34) +
  [346, 389, 432]
    .map(
      (x) =>
        box(x, 222, 22, 20, 'steelLight', 4, EDGE) + box(x + 3, 286, 16, 16, 'steelLight', 3, FINE),
    )
    .join('') +
  box(322, 240, 156, 14, 'red', 4, EDGE) +
  shape('M330 258h140q-4 28 -26 28H356q-22 0 -26 -28z', 'red') +
  shade('M336 274h128q-6 12 -20 12H356q-14 0 -20 -12z') +
  box(366, 286, 68, 84, 'steelDark', 6) +
  line('M366 308h68M366 330h68', FINE) +
  box(356, 352, 88, 22, 'steelLight', 5, EDGE);

/** The mouths of the nozzles, each with its slot at ten degrees. */
export const nozzlesBelow = (paints: readonly Paint[]): Svg =>
  box(84, 251, 632, 38, 'steelDark', 19) +
  gleam('M102 258h596v8H102z', 0.18) +
  paints
    .map((paint, i) =>
      place(
        160 + i * 120,
        Y,
        box(-58, -15, 116, 30, paint, 10, EDGE) +
          circle(0, 0, 47, paint) +
          shade(arcBand(0, 0, 31, 46, -0.4, 2.2), 0.18) +
          bolts(0, 0, 39, 16, 4) +
          circle(0, 0, 29, 'paper', EDGE) +
          circle(0, 0, 17, 'steelLight', FINE) +
          el('ellipse', { rx: 12, ry: 4, fill: PAINT.rubber, 'stroke-width': FINE }),
        -10,
      ),
    )
    .join('');

/** The lugs of the tire, which point forward where they meet the ground. */
export const driveWheelFront = (): Svg => {
  const lugs = times(15, (i) => `M328 ${58 + i * 28}l70 18M472 ${72 + i * 28}l-70 18`);
  return (
    box(321.5, 36, 157, 452, 'rubber', 35, EDGE) +
    line(lugs, 9) +
    gleam('M334 62q-6 10 -6 24V440q0 12 5 22h10V62z', 0.14) +
    shade('M466 62q6 10 6 24V440q0 12 -5 22h-24V62z', 0.3)
  );
};

/** The yoke of the tractor's end in its guard. */
export const ptoEnd = (): Svg =>
  circle(X, Y, 148, 'wheat') +
  ring(X, Y, 134) +
  shade(arcBand(X, Y, 100, 147, -0.5, 2.2), 0.18) +
  gleam(arcBand(X, Y, 112, 126, 3.4, 5), 0.4) +
  circle(X, Y, 98, 'steelDark', EDGE) +
  box(X - 34, Y - 92, 68, 184, 'steel', 16) +
  shade('M418 178h16v184h-16z', 0.16) +
  box(X - 84, Y - 22, 168, 44, 'steelLight', 14) +
  circle(X - 74, Y, 8, 'steelDark', FINE) +
  circle(X + 74, Y, 8, 'steelDark', FINE) +
  circle(X, Y, 50, 'steel') +
  el('circle', { cx: X, cy: Y, r: 27, fill: PAINT.rubber, 'stroke-width': EDGE }) +
  el('circle', {
    cx: X,
    cy: Y,
    r: 27,
    stroke: PAINT.steel,
    'stroke-width': 9,
    'stroke-dasharray': '14.1 14.1',
  }) +
  ring(X, Y, 32) +
  circle(X, Y - 74, 10, 'steelLight', EDGE) +
  circle(X, Y + 74, 10, 'steelLight', EDGE);

/** The tine against its direction of travel; the bends are lines across. */
export const springTineFront = (): Svg =>
  tube('M400 104V420', 24, 'steel', 4) +
  shade('M389 206h22v40h-22zM389 330h22v44h-22z', 0.18) +
  gleam('M391 120h6v280h-6z', 0.3) +
  line('M388 206h24M388 272h24M388 330h24', FINE) +
  shape('M378 408h44v52l-22 32 -22 -32z', 'red') +
  shade('M404 408h18v52l-18 26z') +
  circle(X, 430, 9, 'steelLight', EDGE) +
  circle(X, 454, 9, 'steelLight', EDGE) +
  box(368, 80, 64, 64, 'red', 8) +
  shade('M370 126h60v10q0 6 -6 6h-48q-6 0 -6 -6z') +
  circle(X, 111, 18, 'steelLight', EDGE) +
  circle(X, 111, 9, 'steel', EDGE);
