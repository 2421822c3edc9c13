import { bolts, box, circle, EDGE, FINE, gleam, line, shade, shape, tube } from '../lib/paint';
import type { Plate } from '../lib/plate';
import { repeat, type Svg } from '../lib/svg';
import { cab, openStation } from '../parts/cab';
import { crop } from '../parts/crop';
import { ram } from '../parts/hitch';
import { exhaust, hood, linkage, steps, weights } from '../parts/tractor';
import { driveWheel, fender, track } from '../parts/wheel';
import {
  articulatedFront,
  compactFront,
  fieldFront,
  rowCropFront,
  trackFront,
} from '../views/tractors';

/** The tractor without its sheet, so that scenes can attach implements to it. */
export const fieldTractorBody = (): Svg =>
  linkage(232, 376, 134) +
  box(210, 318, 210, 74, 'steelDark', 10) +
  box(396, 312, 190, 62, 'steelDark', 5) +
  tube('M560 346H660', 30, 'steelDark') +
  weights(702, 300, 34, 74) +
  cab(212, 330, 184, 226, { post: 0.45 }) +
  hood(396, 200, 288, 114) +
  exhaust(426, 206, 116) +
  fender(252, 336, 134, 3.55, 6.15) +
  driveWheel(252, 134) +
  steps(402, 336, 38, 88) +
  fender(582, 382, 88, 3.9, 5.6, 'rubber', 8) +
  driveWheel(582, 88);

const compactTractor = (): Svg =>
  linkage(232, 380, 128) +
  box(196, 328, 290, 76, 'steelDark', 10) +
  tube('M540 372H690', 24, 'steelDark') +
  weights(716, 308, 28, 60) +
  openStation(322, 290) +
  hood(456, 206, 242, 124, { slope: 22, slots: 6 }) +
  shape('M448 328V212q0 -16 -12 -16H420q-8 0 -6 10l16 122z', 'rubber', EDGE) +
  tube('M486 212V122', 10, 'steelDark') +
  fender(238, 354, 116, 3.5, 6.2) +
  shape('M344 326h110l6 18q1 8 -8 8H352z', 'rubber', EDGE) +
  driveWheel(238, 116, { rim: 0.54 }) +
  driveWheel(610, 76, { rim: 0.54 });

/** With portal axles: the frame is above the crop, and the wheels hang below it. */
const rowCropTractor = (): Svg =>
  tube('M236 244L108 288V326', 11, 'steelDark') +
  circle(108, 328, 8, 'steel', EDGE) +
  box(196, 226, 410, 54, 'steelDark', 8) +
  weights(694, 204, 30, 64) +
  cab(206, 244, 162, 168, { post: 0.46 }) +
  hood(366, 132, 304, 102, { slope: 22 }) +
  exhaust(398, 138, 76) +
  driveWheel(268, 106, { rim: 0.66, lugs: 26 }) +
  driveWheel(584, 94, { rim: 0.66, lugs: 24 }) +
  portal(268, 364) +
  portal(584, 376) +
  steps(376, 244, 38, 126, 4);

/** The drop gearbox that holds the frame high above the axle. */
const portal = (x: number, y: number): Svg =>
  shape(
    `M${x - 30} 226h60q8 0 8 9l-2 40 -12 26v${y - 310}q0 28 -24 28t-24 -28v${310 - y}l-12 -26 -2 -40q0 -9 8 -9z`,
    'red',
  ) +
  shade(`M${x + 8} 226h22q8 0 8 9l-2 40 -12 26v${y - 310}q0 22 -16 27z`) +
  line(`M${x - 36} 272h72`, FINE) +
  bolts(x, y - 8, 15, 6, 5) +
  circle(x, y - 8, 8, 'steel', EDGE);

const articulatedTractor = (): Svg =>
  tube('M150 366H96', 16, 'steelDark') +
  circle(94, 366, 11, 'steel', EDGE) +
  shape('M120 282q0 -14 14 -14h164q12 0 18 10l28 50v44H120z', 'red') +
  shade('M122 340h222v30H122z') +
  gleam('M126 284q0 -10 10 -10h160q8 0 12 8H138q-8 0 -12 8z', 0.22) +
  box(150, 240, 118, 29, 'steelDark', 6) +
  line('M170 240v28M190 240v28M210 240v28M230 240v28M250 240v28', FINE) +
  shape('M338 318h72v60h-72z', 'steelDark') +
  circle(366, 348, 22, 'steel') +
  circle(366, 348, 8, 'rubber', EDGE) +
  ram(322, 396, 422, 388, 15) +
  cab(344, 310, 172, 206, { rake: 12, back: 16, post: 0.42 }) +
  hood(514, 168, 212, 156, { slope: 22, slots: 6 }) +
  exhaust(540, 174, 92) +
  shape('M390 312h338l-10 56q-4 12 -16 12H406q-14 0 -16 -14z', 'steelDark') +
  weights(738, 300, 22, 82) +
  fender(226, 364, 106, 3.5, 5.95, 'red', 12) +
  fender(592, 364, 106, 3.6, 5.9, 'red', 12) +
  repeat('wheel', driveWheel(226, 106, { lugs: 24 }), [[366, 0]]) +
  steps(420, 326, 50, 116, 4);

const trackTractor = (): Svg =>
  tube('M170 340L96 376', 13, 'steelDark') +
  circle(94, 378, 10, 'steel', EDGE) +
  box(196, 262, 430, 90, 'steelDark', 10) +
  weights(704, 286, 40, 84) +
  cab(206, 286, 176, 208, { post: 0.44 }) +
  hood(380, 160, 298, 134, { slope: 28, slots: 8 }) +
  exhaust(412, 166, 96) +
  track(196, 566, 84, 62) +
  shape('M120 280q4 -32 40 -32h222v32H170q-18 0 -26 14z', 'red') +
  shade('M150 288q4 -12 20 -12h212v4H170q-14 0 -22 10z', 0.3) +
  steps(388, 294, 44, 62, 2);

export const tractors: readonly Plate[] = [
  {
    slug: 'compact-tractor',
    ground: 'sage',
    span: [104, 716],
    mm: 3060,
    draw: compactTractor,
    views: [
      { name: 'Front', span: [260, 540], mm: 1400, draw: compactFront },
      { name: 'Seat', crop: [200, 70, 380] },
      { name: 'Engine', crop: [390, 160, 390] },
    ],
  },
  {
    slug: 'field-tractor',
    ground: 'cream',
    span: [98, 702],
    mm: 4480,
    draw: fieldTractorBody,
    views: [
      { name: 'Front', span: [236, 564], mm: 2430, draw: fieldFront },
      { name: 'Cab', crop: [119, 57, 457] },
      { name: 'Engine', crop: [355, 165, 480] },
    ],
  },
  {
    slug: 'row-crop-tractor',
    ground: 'sage',
    span: [100, 694],
    mm: 4120,
    draw: rowCropTractor,
    around: () => crop(392, 4, 38, 96),
    views: [
      {
        name: 'Front',
        span: [241, 559],
        mm: 2200,
        draw: rowCropFront,
        around: () => crop(346, 2, 108, 96),
      },
      { name: 'Axle', crop: [180, 206, 460] },
    ],
  },
  {
    slug: 'articulated-tractor',
    ground: 'sand',
    span: [82, 738],
    mm: 6340,
    draw: articulatedTractor,
    views: [
      { name: 'Front', span: [243, 557], mm: 3035, draw: articulatedFront },
      { name: 'Joint', crop: [240, 256, 380] },
    ],
  },
  {
    slug: 'track-tractor',
    ground: 'cream',
    span: [84, 704],
    mm: 5860,
    draw: trackTractor,
    views: [
      { name: 'Front', span: [242, 558], mm: 2990, draw: trackFront },
      { name: 'Track', crop: [86, 252, 400] },
    ],
  },
];
