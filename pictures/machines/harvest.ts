import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  mark,
  ring,
  shade,
  shape,
  tube,
} from '../lib/paint';
import type { Plate } from '../lib/plate';
import { centerLine } from '../lib/sheet';
import { polar, repeat, times, type Svg } from '../lib/svg';
import { cab } from '../parts/cab';
import { baleBehind, choppedCorn, crop, grass, potatoes, swath, wheat } from '../parts/crop';
import { cornHeader, grainHeader, pickup, reel, web } from '../parts/header';
import { beam, drawbar, jack, ram } from '../parts/hitch';
import { exhaust, steps } from '../parts/tractor';
import { auger, fan, railing } from '../parts/vessel';
import { driveWheel, ribWheel } from '../parts/wheel';
import {
  combineFront,
  forageFront,
  grainCartRear,
  mowerTop,
  potatoHarvesterTop,
  roundBalerRear,
} from '../views/harvest';

const combine = (): Svg =>
  shape('M252 142Q330 66 376 82T478 142z', 'wheat') +
  shade('M376 82Q422 98 478 142h-80z', 0.12) +
  shape('M222 116h282l-28 48H250z', 'redDark') +
  gleam('M230 120h266l-5 9H236z', 0.2) +
  line('M300 118l10 44M426 118l-10 44', FINE) +
  exhaust(190, 172, 72) +
  tube('M566 334L640 404', 54, 'steelDark') +
  line('M590 308l64 62', FINE) +
  ram(520, 400, 622, 432, 15) +
  box(196, 372, 330, 36, 'steelDark', 6) +
  shape(
    'M94 226q2 -28 30 -36l72 -26q10 -4 22 -4h270q22 0 22 22v166q0 24 -22 24H236l-60 48h-68q-20 0 -18 -18z',
    'red',
  ) +
  shade('M92 330h418v18q0 24 -22 24H236l-60 48h-68q-20 0 -18 -18z') +
  gleam(
    'M108 222q4 -18 22 -24l72 -26q8 -4 18 -4h264q18 0 20 14H228q-14 0 -26 4l-72 26q-12 4 -20 10z',
    0.2,
  ) +
  shape('M93 290h417v13H93z', 'paper', FINE) +
  line('M236 162v128M236 303v68M384 162v128M384 303v68', FINE) +
  circle(168, 246, 38, 'steelDark') +
  ring(168, 246, 28, 2) +
  ring(168, 246, 17, 2) +
  line('M142 220l52 52M194 220l-52 52', 2) +
  line(
    times(6, (i) => `M${258 + i * 15} 316v36`),
    3.6,
  ) +
  shape('M90 404h92l-14 34q-4 8 -14 8H96q-10 0 -10 -10z', 'steelDark') +
  line('M104 414v24M122 414v26M140 414v26M158 414l-6 24', 2) +
  auger(478, 186, 70, 194, 30, 'wheat') +
  shape('M80 178l-28 4q-8 2 -8 12v32h36z', 'steelDark', EDGE) +
  circle(480, 186, 24, 'red') +
  circle(480, 186, 9, 'steel', FINE) +
  cab(498, 312, 138, 176, { rake: 2, back: 14, post: 0.36 }) +
  shape('M496 312h144l6 20q2 8 -8 8H500q-8 0 -8 -8z', 'redDark') +
  grainHeader(632, 134, 330, 466) +
  tube('M640 330L706 376', 11, 'red') +
  reel(710, 382, 52) +
  driveWheel(482, 92) +
  driveWheel(206, 54, { lugs: 18 }) +
  steps(580, 340, 36, 88, 3);

const forageHarvester = (): Svg =>
  cornHeader(586, 166, 460) +
  tube('M470 376L600 422', 46, 'steelDark') +
  box(150, 344, 330, 54, 'steelDark', 8) +
  shape('M84 248q2 -30 34 -34l214 -14h66v172H106q-20 0 -21 -20z', 'red') +
  shade('M84 334h314v38H106q-20 0 -21 -20z') +
  gleam('M96 240q4 -16 24 -18l212 -14h58v10h-60L122 232q-14 2 -24 14z', 0.2) +
  shape('M84 292h314v12H84z', 'paper', FINE) +
  line('M250 206v86M250 304v68', FINE) +
  line(
    times(8, (i) => `M${108 + i * 15} 242v36`),
    3.6,
  ) +
  fan(316, 258, 30, 'redDark') +
  cab(396, 338, 152, 184, { rake: 4, back: 8, post: 0.36 }) +
  box(390, 338, 164, 28, 'redDark', 5) +
  tube('M366 214V166C366 76 270 54 120 72', 36, 'red', 3) +
  line('M350 150l34 -8M300 94l14 -30M214 82v-36', FINE) +
  circle(366, 204, 26, 'steelDark') +
  circle(366, 204, 12, 'steel', EDGE) +
  shape('M124 52l-44 10q-12 4 -14 16l-8 26 22 8 14 -18 32 -6z', 'redDark') +
  exhaust(184, 212, 72) +
  driveWheel(456, 92) +
  driveWheel(186, 64, { lugs: 20 }) +
  steps(540, 364, 34, 76, 3);

const roundBaler = (): Svg =>
  drawbar(560, 376, 746, 392) +
  jack(672, 388) +
  pickup(560, 424, 36) +
  shape('M500 392h66q24 0 32 16l10 28q-32 -20 -64 -18l-48 6z', 'steelDark', EDGE) +
  beam(296, 378, 276, 26, 'steelDark') +
  shape('M218 298q-2 -158 150 -160h34v256H300q-76 -10 -82 -96z', 'red') +
  shape('M402 138h76q36 0 48 32l44 130q12 40 -8 64q-12 30 -46 30H402z', 'red') +
  shade('M225 344q16 46 75 50h216q32 0 44 -24q10 -12 12 -32z', 0.17) +
  gleam('M232 262q12 -110 138 -114h106q20 0 32 20H372q-106 0 -140 94z', 0.18) +
  circle(392, 276, 108, 'redDark', EDGE) +
  circle(392, 276, 88, 'red', FINE) +
  shade('M392 364a88 88 0 0 0 78 -128a96 96 0 0 1 -156 82a88 88 0 0 0 78 46z') +
  times(10, (i) =>
    circle(...polar(392, 276, 98, (i / 10) * Math.PI * 2 + 0.3), 5.5, 'steel', FINE),
  ) +
  circle(392, 276, 20, 'steel', EDGE) +
  circle(392, 276, 8, 'rubber', FINE) +
  line('M402 138v30M402 386v8', 5) +
  ram(404, 356, 262, 214, 16) +
  shape('M478 158h54q12 0 16 12l16 48h-70z', 'paper') +
  mark('M494 174h38M500 190h38') +
  driveWheel(386, 66, { lugs: 20 });

const mowerConditioner = (): Svg =>
  drawbar(430, 306, 746, 384) +
  tube('M470 330L690 390', 9, 'wheat') +
  shape('M176 424q-22 -150 92 -194q46 -18 130 -14l92 6q20 2 22 20l26 182z', 'red') +
  shade('M173 380q0 26 3 44h362l-6 -44z') +
  gleam('M186 340q8 -72 84 -96q46 -16 120 -12l90 6q8 0 10 8l-90 -4q-142 -8 -214 98z', 0.2) +
  shape('M178 338l2 -13 344 -12 2 12z', 'paper', FINE) +
  line('M286 232l-14 98M272 342l-4 82M396 218l10 98M407 328l9 96', FINE) +
  shape('M178 416h362l10 38q0 8 -8 8H188q-8 0 -9 -8z', 'rubber', EDGE) +
  line(
    times(12, (i) => `M${206 + i * 28} 420v42`),
    FINE,
  ) +
  box(520, 436, 92, 20, 'steelDark', 8) +
  shape('M570 456h58q12 0 10 8t-12 6h-66z', 'steel', EDGE) +
  box(452, 286, 68, 54, 'steel', 6) +
  circle(488, 314, 17, 'wheat', EDGE) +
  bolts(488, 314, 24, 6, 4) +
  shape('M318 186h122q14 0 16 14l2 18H308l-2 -16q0 -16 12 -16z', 'steelDark', EDGE) +
  tube('M286 400L226 316', 16, 'steelDark') +
  ram(432, 198, 574, 330, 15) +
  driveWheel(284, 70, { lugs: 20 });

const grainCart = (): Svg =>
  drawbar(500, 372, 746, 392) +
  jack(680, 386) +
  shape('M120 158Q250 62 330 74T544 158z', 'wheat') +
  shade('M330 74Q410 86 544 158H420z', 0.12) +
  beam(150, 366, 380, 26, 'steelDark') +
  shape('M76 158h498l-6 78 -92 132H186L82 236z', 'red') +
  shade('M80 236h488l-92 132H186z') +
  shape('M79 216h491l-1 13H80z', 'paper', FINE) +
  line('M218 160v56M218 229l44 138M342 160v56M342 229v138M466 160v56M466 229l-42 138', FINE) +
  box(66, 148, 516, 18, 'redDark', 5) +
  box(484, 176, 56, 28, 'glass', 4, EDGE) +
  gleam('M494 177h15l-10 26h-9z', 0.5) +
  line('M110 166v50M138 166v50M110 182h28M110 198h28', 3.4) +
  auger(524, 432, 610, 124, 42, 'wheat') +
  shape('M586 116q4 -38 44 -38h42q30 0 36 28l16 62 -48 10 -13 -42h-70z', 'steelDark') +
  shape('M674 172l52 -11 6 32 -52 11z', 'rubber', EDGE) +
  shape('M500 404h48l4 40q0 8 -8 8h-44q-8 0 -8 -8z', 'steelDark', EDGE) +
  driveWheel(328, 98);

const potatoHarvester = (): Svg =>
  drawbar(620, 366, 750, 392) +
  shape('M590 462l60 16 -68 4z', 'steelDark', EDGE) +
  beam(112, 372, 530, 24) +
  tube('M606 376V420', 13, 'red') +
  ribWheel(626, 42) +
  potatoes(560, 430, 400, 318, 7) +
  web(578, 452, 392, 326, 15) +
  potatoes(404, 276, 316, 198, 5) +
  web(406, 306, 306, 216, 15) +
  shape('M372 344h186l-10 28H384z', 'steelDark', EDGE) +
  railing(430, 300, 156, 66, 4) +
  box(420, 298, 178, 16, 'wheat', 4, EDGE) +
  tube('M576 314V374', 11, 'steelDark') +
  potatoes(84, 166, 296, 166, 10) +
  potatoes(112, 152, 262, 150, 7) +
  potatoes(150, 140, 216, 138, 3) +
  shape('M54 174h264v84l-62 112H116L54 258z', 'red') +
  shade('M54 258h264l-62 112H116z') +
  shape('M54 236h264v13H54z', 'paper', FINE) +
  gleam('M60 180h252v10H60z', 0.22) +
  line('M142 174v62M142 249l18 120M230 174v62M230 249l-18 120', FINE) +
  box(46, 166, 280, 15, 'redDark', 4) +
  ram(270, 376, 292, 274, 15) +
  repeat('wheel', driveWheel(140, 60, { lugs: 18 }), [[126, 0]]);

export const harvest: readonly Plate[] = [
  {
    slug: 'combine-harvester',
    ground: 'sand',
    span: [44, 766],
    mm: 8640,
    draw: combine,
    around: () => wheat(772, 2, 12, 84),
    views: [
      { name: 'Front', span: [132, 668], mm: 6400, draw: combineFront },
      { name: 'Header', crop: [492, 266, 380] },
      { name: 'Cab', crop: [420, 90, 380] },
    ],
  },
  {
    slug: 'forage-harvester',
    ground: 'cream',
    span: [58, 752],
    mm: 7980,
    draw: forageHarvester,
    around: () => choppedCorn() + crop(694, 3, 24, 136),
    views: [
      { name: 'Front', span: [205, 595], mm: 4480, draw: forageFront },
      { name: 'Spout', crop: [30, 36, 420] },
    ],
  },
  {
    slug: 'round-baler',
    ground: 'sage',
    span: [218, 746],
    mm: 4350,
    draw: roundBaler,
    around: baleBehind,
    views: [
      { name: 'Rear', span: [245, 555], mm: 2550, draw: roundBalerRear },
      { name: 'Pick-up', crop: [390, 262, 380] },
    ],
  },
  {
    slug: 'mower-conditioner',
    ground: 'sand',
    span: [173, 746],
    mm: 5120,
    draw: mowerConditioner,
    around: () => grass(622, 8, 18, 74) + swath(48, 196),
    views: [
      { name: 'Top', span: [173, 746], mm: 5120, lying: true, draw: mowerTop },
      { name: 'Cutter bar', crop: [380, 262, 380] },
    ],
  },
  {
    slug: 'grain-cart',
    ground: 'sage',
    span: [66, 746],
    mm: 6720,
    draw: grainCart,
    views: [
      { name: 'Rear', span: [219, 581], mm: 3580, draw: grainCartRear },
      { name: 'Auger', crop: [410, 46, 380] },
    ],
  },
  {
    slug: 'potato-harvester',
    ground: 'cream',
    span: [46, 750],
    mm: 9860,
    draw: potatoHarvester,
    views: [
      {
        name: 'Top',
        span: [46, 750],
        mm: 9860,
        lying: true,
        draw: potatoHarvesterTop,
        around: () => centerLine('M20 270H780'),
      },
      { name: 'Webs', crop: [270, 176, 380] },
    ],
  },
];
