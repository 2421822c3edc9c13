import {
  box,
  circle,
  dashed,
  EDGE,
  FINE,
  gleam,
  line,
  oval,
  ring,
  rivets,
  shade,
  shape,
  solid,
  tube,
} from '../lib/paint';
import { GROUND, type Plate } from '../lib/sheet';
import { el, place, repeat, times, type Svg } from '../lib/svg';
import { cab } from '../parts/cab';
import { crop, wheat } from '../parts/crop';
import { grainHeader, maizeHeader, pickup, reel, web } from '../parts/header';
import { beam, drawbar, jack, ram } from '../parts/hitch';
import { exhaust, steps } from '../parts/tractor';
import { auger, fan, heap, railing } from '../parts/vessel';
import { driveWheel, ribWheel } from '../parts/wheel';

export const combineBody = (): Svg =>
  heap(256, 470, 142, 26) +
  shape('M232 118h262l-26 44H258z', 'redDark') +
  gleam('M240 122h246l-4 8H246z', 0.2) +
  exhaust(196, 168, 66) +
  tube('M566 330L640 402', 54, 'steelDark') +
  line('M548 352l62 60M590 308l64 62', FINE) +
  ram(520, 396, 622, 430, 15) +
  box(196, 372, 330, 34, 'steelDark', 6) +
  shape(
    'M96 226q2 -28 30 -36l72 -26q10 -4 22 -4h268q22 0 22 22v164q0 24 -22 24H236l-60 46h-66q-20 0 -18 -18z',
    'red',
  ) +
  shade('M94 326h420v20q0 24 -24 24H236l-60 46h-66q-20 0 -18 -18z') +
  gleam(
    'M110 222q4 -18 22 -24l72 -26q8 -4 18 -4h262q18 0 20 14H228q-14 0 -26 4l-72 26q-12 4 -20 10z',
    0.2,
  ) +
  line('M98 292h414M242 164v206M392 164v206', FINE) +
  circle(172, 250, 40, 'steelDark') +
  ring(172, 250, 29, 2) +
  ring(172, 250, 17, 2) +
  line('M144 222l56 56M200 222l-56 56', 2) +
  line(
    times(7, (i) => `M${412 + i * 12} 316v30`),
    3.4,
  ) +
  shape('M92 400h88l-14 34q-4 8 -14 8H98q-10 0 -10 -10z', 'steelDark') +
  line('M104 410v24M122 410v26M140 410v26M158 410l-6 24', 2) +
  auger(478, 184, 74, 196, 28, 'wheat') +
  shape('M84 180l-28 4q-8 2 -8 12v30h34z', 'steelDark', EDGE) +
  circle(480, 184, 22, 'red') +
  circle(480, 184, 8, 'steel', FINE) +
  cab(496, 316, 138, 172, { rake: 2, back: 14, post: 0.36 }) +
  shape('M496 316h142l6 18q2 8 -8 8H500q-8 0 -8 -8z', 'redDark') +
  grainHeader(632, 134, 330, 464) +
  tube('M640 330L706 372', 11, 'red') +
  reel(710, 378, 50) +
  driveWheel(486, 96) +
  driveWheel(206, 56, { lugs: 18 }) +
  steps(582, 342, 34, 84, 3);

const forageHarvester = (): Svg =>
  crop(690, 3, 26, 150) +
  maizeHeader(586, 166, 458) +
  tube('M470 376L600 420', 46, 'steelDark') +
  box(150, 340, 330, 54, 'steelDark', 8) +
  shape('M84 248q2 -30 34 -34l214 -14h66v168H106q-20 0 -21 -20z', 'red') +
  shade('M84 330h314v38H106q-20 0 -21 -20z') +
  gleam('M96 240q4 -16 24 -18l212 -14h58v10h-60L122 232q-14 2 -24 14z', 0.2) +
  line('M86 290h312M262 206v162', FINE) +
  line(
    times(8, (i) => `M${112 + i * 15} 242v36`),
    3.6,
  ) +
  fan(322, 290, 34, 'redDark') +
  cab(396, 338, 152, 184, { rake: 4, back: 8, post: 0.36 }) +
  box(390, 338, 164, 26, 'redDark', 5) +
  tube('M366 214V166C366 76 270 54 120 72', 34, 'red', 3) +
  line('M349 176C340 110 290 84 214 80M366 200h-34', FINE) +
  circle(366, 204, 24, 'steelDark') +
  shape('M124 52l-44 10q-12 4 -14 16l-8 26 22 8 14 -18 32 -6z', 'redDark') +
  times(4, (i) =>
    el('path', {
      d: `M${66 - i * 2} ${112 + i * 3}q${-16 + i * 7} 30 ${-22 + i * 10} 74`,
      'stroke-width': 4.6,
      'stroke-dasharray': '0 11',
      'stroke-dashoffset': i * 4,
      stroke: '#2f6b45',
    }),
  ) +
  exhaust(184, 212, 68) +
  driveWheel(456, 96) +
  driveWheel(186, 66, { lugs: 20 }) +
  steps(536, 362, 34, 74, 3);

function roundBaler(): Svg {
  const spiral = times(
    4,
    (i) =>
      `M${118 - 62 + i * 15} ${GROUND - 74}a${62 - i * 15} ${62 - i * 15} 0 1 1 ${62 - i * 15} ${62 - i * 15}`,
  );
  return (
    circle(118, GROUND - 78, 78, 'wheat') +
    shade(`M118 ${GROUND}a78 78 0 0 0 0 -156a98 98 0 0 1 0 156z`, 0.14) +
    line(spiral.replaceAll(String(GROUND - 74), String(GROUND - 78)), FINE) +
    drawbar(560, 376, 746, 392) +
    jack(664, 388) +
    pickup(556, 424, 36) +
    shape('M500 396h64q22 0 30 14l8 22q-30 -16 -60 -14l-48 6z', 'steelDark', EDGE) +
    beam(296, 378, 270, 24, 'steelDark') +
    shape('M226 306q-2 -150 142 -152h34v240H300q-70 -10 -74 -88z', 'red') +
    shape('M402 154h74q34 0 46 30l40 120q12 40 -8 62q-12 28 -46 28H402z', 'red') +
    shade('M232 340q10 48 68 54h208q30 0 42 -20q10 -12 12 -30z', 0.17) +
    gleam('M240 270q12 -100 130 -104h104q20 0 30 18H372q-100 0 -132 86z', 0.18) +
    circle(394, 284, 104, 'redDark', EDGE) +
    ring(394, 284, 88) +
    bale(394, 284) +
    line('M402 154v34M402 384v12', 5) +
    ram(420, 372, 300, 220, 16) +
    shape('M470 168h62q14 0 18 12l14 42h-72z', 'paper') +
    line('M488 182h44M494 196h42', FINE) +
    driveWheel(386, 68, { lugs: 20 })
  );
}

const bale = (x: number, y: number): Svg =>
  times(8, (i) => {
    const a = (i / 8) * Math.PI * 2 + 0.3;
    return circle(x + Math.cos(a) * 95, y + Math.sin(a) * 95, 6, 'steel', FINE);
  }) + line(`M${x - 60} ${y}a60 60 0 1 1 60 60M${x - 30} ${y}a30 30 0 1 1 30 30`, FINE);

const mowerConditioner = (): Svg =>
  grass(590, 9, 18, 74) +
  swath(60, 214) +
  drawbar(430, 316, 746, 384) +
  tube('M470 338L700 392', 8, 'wheat') +
  shape('M196 420q-18 -130 84 -168q44 -16 120 -12l86 6q18 2 20 18l22 156z', 'red') +
  shade('M192 372q0 30 4 48h332l-6 -48z') +
  gleam('M204 340q8 -62 76 -82q44 -14 112 -10l84 6q8 0 10 8l-84 -4q-130 -8 -198 82z', 0.2) +
  line('M300 246l-18 174M404 240l14 180', FINE) +
  shape('M198 412h332l10 40q0 8 -8 8H206q-8 0 -9 -8z', 'rubber', EDGE) +
  line(
    times(11, (i) => `M${226 + i * 28} 416v42`),
    FINE,
  ) +
  box(508, 440, 88, 18, 'steelDark', 8) +
  shape('M560 458h50q12 0 10 7t-12 6h-58z', 'steel', EDGE) +
  box(456, 300, 62, 50, 'steel', 6) +
  circle(487, 325, 15, 'wheat', EDGE) +
  shape('M330 220h118q12 0 14 12l2 16H322l-2 -14q0 -14 10 -14z', 'steelDark', EDGE) +
  tube('M300 400L240 330', 15, 'steelDark') +
  ram(430, 232, 562, 336, 14) +
  driveWheel(296, 74, { lugs: 20 });

/** Standing grass in front of the cutter bar. */
const grass = (x: number, count: number, pitch: number, h: number): Svg => {
  const tuft = shape(
    `M-8 0q2 ${-h * 0.6} -8 ${-h * 0.8}q14 ${h * 0.3} 14 ${h * 0.8}zM0 0q2 ${-h * 0.8} 8 ${-h}q2 ${h * 0.6} -2 ${h}zM4 0q6 ${-h * 0.5} 18 ${-h * 0.6}q-8 ${h * 0.2} -12 ${h * 0.6}z`,
    'leaf',
    1.2,
  );
  return place(
    x,
    GROUND,
    repeat(
      'tuft',
      tuft,
      Array.from({ length: count - 1 }, (_, i) => [(i + 1) * pitch, 0]),
    ),
  );
};

const swath = (x1: number, x2: number): Svg =>
  shape(
    `M${x1} ${GROUND}q6 -28 30 -30q16 -16 40 -8q24 -14 46 2q30 -2 ${x2 - x1 - 116} 36z`,
    'leaf',
    EDGE,
  ) +
  line(
    `M${x1 + 20} ${GROUND - 6}q20 -14 34 -12M${x1 + 62} ${GROUND - 22}q16 -6 30 2M${x1 + 78} ${GROUND - 6}q20 -10 40 -6`,
    FINE,
  );

const grainCart = (): Svg =>
  drawbar(500, 372, 746, 392) +
  jack(676, 386) +
  heap(136, 526, 172, 40) +
  beam(150, 366, 380, 26, 'steelDark') +
  shape('M84 168h480l-6 72 -86 128H190L92 240z', 'red') +
  shade('M90 240h468l-86 128H190z') +
  gleam('M92 174h464v14H92z', 0.22) +
  line('M90 240h470M220 170v70l44 128M342 170v198M462 170v70l-40 128', FINE) +
  box(76, 158, 496, 16, 'redDark', 5) +
  box(482, 196, 54, 30, 'glass', 4, EDGE) +
  gleam('M492 197h14l-10 28h-8z', 0.5) +
  line('M118 176v60M146 176v64M118 192h28M118 208h28M118 224h28', 3.4) +
  auger(520, 430, 604, 128, 40, 'wheat') +
  shape('M582 118q4 -34 40 -34h40q30 0 34 26l14 62 -46 8 -12 -40h-66z', 'steelDark') +
  shape('M664 180l46 -8 6 30 -46 8z', 'rubber', EDGE) +
  shape('M498 400h44l4 42q0 8 -8 8h-40q-8 0 -8 -8z', 'steelDark', EDGE) +
  driveWheel(330, 100);

function potatoHarvester(): Svg {
  const potato = (x: number, y: number, turn: number): Svg =>
    place(x, y, oval(0, 0, 9, 6.6, 'wheat', FINE), turn);
  const along = (x1: number, y1: number, x2: number, y2: number, n: number): Svg =>
    times(n, (i) =>
      potato(
        x1 + ((x2 - x1) * (i + 0.5)) / n,
        y1 + ((y2 - y1) * (i + 0.5)) / n,
        ((i * 53) % 60) - 30,
      ),
    );
  return (
    drawbar(620, 366, 750, 392) +
    shape('M596 462l52 14 -60 4z', 'steelDark', EDGE) +
    beam(120, 376, 520, 22) +
    tube('M640 376L566 470M606 376V420', 12, 'red') +
    ribWheel(622, 42) +
    along(560, 430, 400, 322, 6) +
    web(576, 452, 396, 332) +
    along(400, 286, 316, 214, 4) +
    web(408, 312, 312, 228) +
    shape('M376 352h170l-10 26H386z', 'steelDark', EDGE) +
    railing(420, 318, 150, 64, 4) +
    box(412, 316, 170, 14, 'wheat', 4, EDGE) +
    tube('M560 328V378', 10, 'steelDark') +
    times(7, (i) => potato(96 + i * 32, 186 - [0, 9, 14, 16, 13, 8, 0][i]!, i * 40)) +
    shape('M62 188h252v74l-64 104H118L62 262z', 'red') +
    shade('M62 262h252l-64 104H118z') +
    gleam('M68 194h240v10H68z', 0.22) +
    line('M62 262h252M146 188v74l20 104M230 188v74l-22 104', FINE) +
    box(54, 180, 268, 14, 'redDark', 4) +
    ram(270, 372, 296, 280, 15) +
    driveWheel(222, 84)
  );
}

export const harvest: readonly Plate[] = [
  {
    slug: 'combine-harvester',
    ground: 'sand',
    span: [48, 766],
    mm: 9240,
    draw: () => wheat(770, 2, 12, 80) + combineBody(),
  },
  { slug: 'forage-harvester', ground: 'cream', span: [56, 752], mm: 8480, draw: forageHarvester },
  { slug: 'round-baler', ground: 'sage', span: [226, 746], mm: 4350, draw: roundBaler },
  { slug: 'mower-conditioner', ground: 'sand', span: [190, 746], mm: 5120, draw: mowerConditioner },
  { slug: 'grain-cart', ground: 'sage', span: [76, 746], mm: 7960, draw: grainCart },
  { slug: 'potato-harvester', ground: 'cream', span: [54, 750], mm: 11200, draw: potatoHarvester },
];
