import { box, circle, EDGE, FINE, gleam, line, rivets, shade, shape, tube } from '../lib/paint';
import { GROUND, type Plate } from '../lib/sheet';
import { el, mirror, place, repeat, times, type Svg } from '../lib/svg';
import { beam, cageRoller, drawbar, headstock, jack, ram } from '../parts/hitch';
import { chiselTine, DEPTH, discGang, ploughBody } from '../parts/tools';
import { driveWheel, ribWheel, tyreEdge } from '../parts/wheel';

const discHarrow = (): Svg =>
  drawbar(560, 344, 742, 388) +
  jack(640, 372) +
  discGang('rear', 282, 352, 4, 40, 50, 9) +
  discGang('front', 446, 352, 4, 40, 50, -9) +
  tube('M236 340L118 372V420', 13, 'red') +
  cageRoller(108, 46, 12) +
  beam(210, 326, 372, 30) +
  tube('M300 326L330 256H500L540 326', 14, 'red') +
  box(318, 238, 196, 24, 'steelDark', 6) +
  ram(360, 300, 262, 338, 16) +
  ram(470, 300, 560, 334, 16) +
  tube('M226 340L206 414', 18, 'red') +
  driveWheel(206, 56, { lugs: 18 });

const stubbleCultivator = (): Svg =>
  drawbar(560, 336, 742, 386) +
  jack(660, 364) +
  repeat('tine', chiselTine(536, 346), [
    [-88, 0],
    [-176, 0],
    [-264, 0],
  ]) +
  beam(180, 322, 392, 28) +
  tube('M560 334L612 404', 16, 'red') +
  ribWheel(614, 52, { paint: 'wheat' }) +
  ram(520, 276, 592, 372, 15) +
  tube('M520 322V270', 12, 'red') +
  discGang('leveller', 214, 344, 1, 40, 40, 8) +
  tube('M196 336L120 356V410', 14, 'red') +
  tube('M230 322L176 282L128 352', 11, 'red') +
  cageRoller(112, 52, 12);

/** Five bodies below the beam at work, five above it waiting for the way back. */
function reversiblePlough(): Svg {
  const tip = GROUND + DEPTH;
  const row = (id: string): Svg =>
    repeat(id, ploughBody(640, tip), [
      [-108, 0],
      [-216, 0],
      [-324, 0],
      [-432, 0],
    ]);
  const middle = 340;
  const above = el('g', { transform: `matrix(1 0 0 -1 0 ${2 * middle})` }, row('above'));
  return (
    above +
    row('below') +
    tube('M150 340L84 372V424', 13, 'red') +
    ribWheel(84, 44) +
    beam(116, middle - 16, 552, 32) +
    rivets('M150 340H640', 36, 5) +
    box(620, 300, 54, 80, 'steelDark', 8) +
    circle(648, middle, 25, 'steel') +
    circle(648, middle, 9, 'rubber', EDGE) +
    ram(668, 300, 712, 262, 14) +
    headstock(738, 246, 396, 84)
  );
}

/** Seen from behind at work: rings of two sizes on one shaft in three sections. */
function ringRoller(): Svg {
  const top = GROUND - 84;
  const ringAt = (x: number): Svg =>
    box(x, top, 13, 84, 'steel', 6, FINE) +
    box(x + 13, top + 8, 9, 68, 'steelDark', 3, FINE) +
    line(`M${x + 4} ${top + 20}v44`, 1.2);
  const section = (id: string, x: number, count: number): Svg =>
    repeat(
      id,
      ringAt(x),
      Array.from({ length: count - 1 }, (_, i) => [(i + 1) * 22, 0]),
    );
  return (
    box(330, 214, 140, 26, 'red', 5) +
    tyreEdge(352, 62, 40, 276) +
    tyreEdge(448, 62, 40, 276) +
    section('left', 72, 9) +
    section('middle', 290, 10) +
    section('right', 530, 9) +
    times(6, (i) => tube(`M${[78, 262, 296, 504, 536, 722][i]} 348V${GROUND - 42}`, 11, 'red')) +
    beam(66, 326, 204, 26) +
    beam(284, 320, 232, 34) +
    beam(530, 326, 204, 26) +
    ram(340, 262, 214, 322, 15) +
    ram(460, 262, 586, 322, 15) +
    circle(277, 338, 10, 'wheat', EDGE) +
    circle(523, 338, 10, 'wheat', EDGE) +
    tube('M360 240L340 320M440 240L460 320', 14, 'red') +
    box(384, 196, 32, 20, 'wheat', 4, EDGE)
  );
}

/** Seen from the front: rotors with two blades each under one trough. */
function powerHarrow(): Svg {
  const rotor = (x: number): Svg =>
    shape(
      `M${x - 17} 372h12l3 96l-8 16q-6 -40 -7 -112zM${x + 17} 372h-12l-3 96l8 16q6 -40 7 -112z`,
      'steelLight',
      EDGE,
    ) + box(x - 20, 352, 40, 22, 'steelDark', 5, EDGE);
  return (
    box(108, 424, 584, 30, 'steelDark', 14, EDGE) +
    repeat(
      'rotor',
      rotor(138),
      Array.from({ length: 11 }, (_, i) => [(i + 1) * 47.6, 0]),
    ) +
    beam(100, 306, 600, 48) +
    rivets('M124 330H680', 26, 4.5) +
    shape('M84 300h22v150q0 12 -10 12h-12q-8 0 -8 -8V308q0 -8 8 -8z', 'redDark') +
    shape('M716 300h-22v150q0 12 10 12h12q8 0 8 -8V308q0 -8 -8 -8z', 'redDark') +
    tube('M310 306L384 176M490 306L416 176', 17, 'red') +
    box(376, 160, 48, 32, 'steelDark', 6) +
    circle(400, 176, 6, 'steel', EDGE) +
    box(280, 290, 46, 20, 'steelDark', 4, EDGE) +
    box(474, 290, 46, 20, 'steelDark', 4, EDGE) +
    circle(290, 300, 7, 'steel', EDGE) +
    circle(510, 300, 7, 'steel', EDGE) +
    shape('M352 306v-46q0 -12 12 -12h72q12 0 12 12v46z', 'steel') +
    shade('M424 306v-58h12q12 0 12 12v46z') +
    circle(400, 280, 20, 'rubber') +
    circle(400, 280, 9, 'steelLight', EDGE) +
    box(108, 268, 70, 38, 'wheat', 6) +
    box(622, 268, 70, 38, 'wheat', 6)
  );
}

export const tillage: readonly Plate[] = [
  { slug: 'disc-harrow', ground: 'sand', span: [62, 742], mm: 6350, draw: discHarrow },
  { slug: 'reversible-plough', ground: 'cream', span: [40, 750], mm: 5420, draw: reversiblePlough },
  {
    slug: 'stubble-cultivator',
    ground: 'sage',
    span: [60, 742],
    mm: 5980,
    draw: stubbleCultivator,
  },
  { slug: 'ring-roller', ground: 'sand', span: [66, 734], mm: 6300, draw: ringRoller },
  { slug: 'power-harrow', ground: 'cream', span: [76, 724], mm: 3000, draw: powerHarrow },
];
