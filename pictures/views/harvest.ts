import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  mark,
  PAINT,
  rivets,
  shade,
  shape,
  tube,
} from '../lib/paint';
import { el, mirrored, place, repeat, times, type Svg } from '../lib/svg';
import { cabFront, CENTER, stack, tireTop, eyeTop } from '../parts/front';
import { potatoes } from '../parts/crop';
import { ram } from '../parts/hitch';
import { auger } from '../parts/vessel';
import { tireEdge } from '../parts/wheel';

/** A grain header across the sheet: auger, reel and knife between the dividers. */
function headerFront(left: number, right: number): Svg {
  const width = right - left;
  const flights = times(24, (i) => {
    const x = left + 22 + ((width - 44) * i) / 23;
    return `M${x - 6} ${i < 12 ? 414 : 446}L${x + 6} ${i < 12 ? 446 : 414}`;
  });
  const tines = times(32, (i) => {
    const x = left + 22 + ((width - 44) * i) / 31;
    return `M${x} 362v16M${x} 402v18`;
  });
  const knife = times(40, (i) => `M${left + 8 + ((width - 16) * i) / 40} 460l5 -9 5 9z`);
  return (
    shape(`M${left + 4} 460V336q0 -8 8 -8H${right - 12}q8 0 8 8V460z`, 'red') +
    shade(`M${left + 4} 392H${right - 4}V460H${left + 4}z`, 0.22) +
    box(left + 12, 414, width - 24, 32, 'steel', 8, EDGE) +
    line(flights, EDGE) +
    line(tines, FINE) +
    tube(
      `M${left + 14} 340H${right - 14}M${left + 14} 362H${right - 14}M${left + 14} 402H${right - 14}`,
      6,
      'wheat',
      2,
    ) +
    [left + 14, left + width / 3, right - width / 3, right - 14]
      .map((x) => box(x - 3, 334, 6, 74, 'red', 2, FINE))
      .join('') +
    shape(knife, 'steelLight', 1.2) +
    box(left + 4, 459, width - 8, 8, 'steelDark', 3, EDGE) +
    shape(`M${left} 468V404q6 -34 12 0V468zM${right} 468V404q-6 -34 -12 0V468z`, 'red', EDGE)
  );
}

export const combineFront = (): Svg =>
  shape('M300 122Q352 66 400 80T500 122z', 'wheat') +
  shape('M282 116h236l14 48H268z', 'redDark') +
  gleam('M292 120h216l3 9H289z', 0.2) +
  circle(250, 194, 20, 'wheat') +
  circle(250, 194, 10, 'wheatDark', FINE) +
  shape('M262 180q0 -18 18 -18h240q18 0 18 18v180H262z', 'red') +
  shade('M262 318h276v42H262z') +
  gleam('M268 182q2 -12 12 -12h240q10 0 12 12z', 0.2) +
  mirrored('wheel', CENTER, tireEdge(519, 92, 54)) +
  cabFront(322, 136, 76, 68, { mirrors: 50 }) +
  box(322, 318, 156, 26, 'redDark', 6) +
  headerFront(132, 668);

/** Six rows between seven snouts. */
export function forageFront(): Svg {
  const snout =
    shape('M-24 464Q-22 404 0 384Q22 404 24 464z', 'red') +
    gleam('M-15 456Q-14 412 -2 398Q-6 420 -5 456z', 0.26) +
    line('M0 392V462', FINE);
  return (
    tube('M400 170V74', 36, 'red', 3) +
    shape('M380 80q0 -26 20 -26t20 26z', 'redDark') +
    shape('M282 214q2 -10 20 -12h196q18 2 20 12v140H282z', 'red') +
    shade('M282 318h236v36H282z') +
    stack(494, 206, 66) +
    mirrored('wheel', CENTER, tireEdge(501, 92, 58)) +
    cabFront(344, 154, 80, 70, { mirrors: 46 }) +
    box(318, 340, 164, 28, 'redDark', 5) +
    shape('M212 456V380q0 -14 14 -14h348q14 0 14 14v76z', 'redDark') +
    rivets('M236 378H566', 22, 4) +
    line(
      times(6, (i) => `M${257.5 + i * 57} 396v60`),
      8,
    ) +
    place(
      229,
      0,
      repeat(
        'snout',
        snout,
        Array.from({ length: 6 }, (_, i) => [(i + 1) * 57, 0]),
      ),
    )
  );
}

/** The tailgate with the belts that drive the bale. */
export const roundBalerRear = (): Svg =>
  tube('M300 404H500', 22, 'steelDark') +
  line(
    times(22, (i) => `M${274 + i * 12} 430q-5 12 0 26`),
    EDGE,
  ) +
  box(268, 414, 264, 24, 'red', 10, EDGE) +
  mirrored('wheel', CENTER, tireEdge(525, 66, 60)) +
  shape('M303 180q0 -42 42 -42h110q42 0 42 42V380q0 18 -18 18H321q-18 0 -18 -18z', 'red') +
  shade('M303 344h194v36q0 18 -18 18H321q-18 0 -18 -18z', 0.17) +
  gleam('M311 184q0 -36 36 -38h106q30 0 36 28q-90 -14 -178 10z', 0.2) +
  box(331, 186, 138, 100, 'redDark', 10, EDGE) +
  line('M331 236h138', FINE) +
  box(352, 198, 96, 26, 'paper', 4, FINE) +
  mark('M362 206h76M362 215h50') +
  box(325, 304, 150, 84, 'steelDark', 6) +
  [0, 1, 2, 3].map((i) => box(331 + i * 36, 306, 30, 80, 'rubber', 3, FINE)).join('') +
  mirrored(
    'side',
    CENTER,
    ram(486, 372, 486, 226, 14) +
      box(500, 300, 30, 46, 'paper', 3, EDGE) +
      shape('M500 314l14 -14h12l-26 26zM500 338l30 -30v12l-26 26h-4z', 'red', 1) +
      box(500, 350, 30, 13, 'wheat', 3, FINE),
  );

/** Eight discs in front of the conditioner; the drawbar swings to one side. */
export const mowerTop = (): Svg => {
  const disc = (i: number): Svg =>
    place(
      578,
      270 + (i - 3.5) * 41,
      shape('M-6 -30h12l2 60h-16z', 'steelLight', FINE) +
        el('ellipse', { rx: 20, ry: 20, fill: PAINT.steelDark, 'stroke-width': EDGE }) +
        circle(0, 0, 7, 'wheat', FINE),
      i % 2 ? 64 : 116,
    );
  return (
    tireTop(284, 78, 70, 40) +
    tireTop(284, 462, 70, 40) +
    tube('M284 96V444', 18, 'steelDark') +
    box(548, 102, 40, 336, 'steel', 8) +
    times(8, disc) +
    box(173, 96, 372, 348, 'rubber', 14) +
    shape('M184 118q0 -12 12 -12H518q18 0 18 18V416q0 18 -18 18H196q-12 0 -12 -12z', 'red') +
    shade('M184 386H536v30q0 18 -18 18H196q-12 0 -12 -12z') +
    gleam('M192 116H520q8 0 8 8H192z', 0.22) +
    shape('M500 107h13v326h-13z', 'paper', FINE) +
    line('M286 107V433M396 107V433M184 214H500M184 326H500', FINE) +
    box(318, 226, 122, 88, 'steelDark', 8) +
    tube('M440 262L690 206', 9, 'wheat') +
    tube('M400 270L694 206', 20, 'red') +
    tube('M690 207L730 198', 13, 'steelDark') +
    circle(736, 197, 10, 'steel') +
    circle(736, 197, 3.5, 'rubber', FINE) +
    ram(452, 344, 588, 234, 15) +
    circle(398, 270, 20, 'steel', EDGE) +
    circle(398, 270, 8, 'wheat', FINE)
  );
};

/** The auger is unfolded to the left. */
export const grainCartRear = (): Svg =>
  auger(360, 196, 196, 96, 42, 'wheat') +
  shape('M218 84q-30 -20 -54 0q-14 12 -14 34l-2 34h46l2 -24q10 -8 22 -8z', 'steelDark') +
  shape('M148 148h46v44h-46z', 'rubber', EDGE) +
  tube('M300 372H500', 26, 'steelDark') +
  mirrored('wheel', CENTER, tireEdge(536, 98, 90)) +
  shape('M250 158Q330 68 400 76T550 158z', 'wheat') +
  shape('M224 158H576l-10 78 -126 138H360L234 236z', 'red') +
  shade('M234 236H566L440 374H360z') +
  shape('M228 216H572l-2 13H230z', 'paper', FINE) +
  line('M316 160v56M316 229l60 144M484 160v56M484 229l-60 144', FINE) +
  box(214, 148, 372, 18, 'redDark', 5) +
  line('M386 168v108M414 168v108M386 186h28M386 206h28M386 240h28M386 258h28', 3.4) +
  box(372, 352, 56, 40, 'steelDark', 5, EDGE) +
  box(300, 372, 200, 16, 'steelDark', 4, EDGE) +
  box(306, 374, 28, 12, 'red', 3, FINE) +
  box(466, 374, 28, 12, 'red', 3, FINE);

/** Two rows are lifted at the right and end in the bunker at the left. */
export const potatoHarvesterTop = (): Svg =>
  eyeTop(616, 76, 46) +
  shape('M602 226h46l14 16 -14 16h-46zM602 282h46l14 16 -14 16h-46z', 'steelDark', EDGE) +
  [202, 338].map((y) => tireTop(626, y, 42, 22)).join('') +
  tube('M626 214V326', 10, 'red') +
  [167, 373].map((y) => tireTop(140, y, 60, 30) + tireTop(266, y, 60, 30)).join('') +
  tube('M140 180V360M266 180V360', 16, 'steelDark') +
  box(420, 330, 178, 44, 'wheat', 4, EDGE) +
  box(420, 166, 178, 44, 'wheat', 4, EDGE) +
  line('M428 374v9H590v-9M509 374v9M428 166v-9H590v9M509 166v-9', 4) +
  box(312, 204, 296, 132, 'red', 6) +
  box(318, 220, 284, 100, 'steelDark', 4, EDGE) +
  line(
    times(31, (i) => `M${326 + i * 9} 224v92`),
    EDGE,
  ) +
  box(372, 236, 176, 68, 'steelLight', 4, EDGE) +
  potatoes(330, 244, 366, 300, 3) +
  potatoes(384, 256, 540, 250, 5) +
  potatoes(398, 286, 544, 290, 5) +
  potatoes(560, 300, 596, 240, 3) +
  box(54, 184, 264, 172, 'red', 6) +
  box(68, 198, 236, 144, 'redDark', 4) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => potatoes(i % 2 ? 72 : 84, 212 + i * 23, i % 2 ? 290 : 302, 212 + i * 23, 8))
    .join('') +
  box(46, 184, 14, 172, 'redDark', 4, EDGE);
