import {
  box,
  circle,
  dashed,
  EDGE,
  FINE,
  gleam,
  line,
  shade,
  shape,
  solid,
  tube,
} from '../lib/paint';
import type { Plate } from '../lib/sheet';
import { repeat, times, type Svg } from '../lib/svg';
import { cab, openStation } from '../parts/cab';
import { crop } from '../parts/crop';
import { bonnet, exhaust, linkage, steps, weights } from '../parts/tractor';
import { driveWheel, fender, track } from '../parts/wheel';

/** The shop's own tractor, without the sheet, so that scenes can hitch something to it. */
export const fieldTractorBody = (): Svg =>
  linkage(232, 376, 134) +
  box(210, 318, 210, 74, 'steelDark', 10) +
  box(396, 312, 190, 62, 'steelDark', 5) +
  tube('M560 346H660', 30, 'steelDark') +
  weights(702, 300, 34, 74) +
  cab(212, 330, 184, 226, { post: 0.45 }) +
  bonnet(396, 200, 288, 114) +
  exhaust(426, 206, 116) +
  fender(252, 336, 134, 3.55, 6.15) +
  driveWheel(252, 134) +
  steps(402, 336, 38, 88) +
  fender(582, 382, 88, 3.9, 5.6, 'rubber', 8) +
  driveWheel(582, 88);

const compactTractor = (): Svg =>
  linkage(262, 388, 124) +
  box(226, 344, 250, 62, 'steelDark', 10) +
  tube('M520 384H640', 22, 'steelDark') +
  weights(664, 330, 26, 52) +
  openStation(316, 330) +
  bonnet(440, 246, 208, 108, { slope: 20, slots: 5 }) +
  shape('M432 354V252q0 -14 -12 -14H404q-8 0 -6 8l16 108z', 'rubber', EDGE) +
  tube('M470 250V176', 9, 'steelDark') +
  shape('M178 330q12 -96 112 -96h60q14 0 18 12l26 84z', 'red') +
  shade('M372 330l-24 -84h6q12 0 16 10l24 74z') +
  box(372, 344, 76, 14, 'rubber', 4, EDGE) +
  driveWheel(262, 112, { rim: 0.52 }) +
  driveWheel(576, 68, { rim: 0.52 });

/** Portal axles: the frame rides over the crop, the wheels hang below it. */
const rowCropTractor = (): Svg =>
  crop(392, 5, 34, 84) +
  tube('M236 214L104 262M104 262l-4 40', 11, 'steelDark') +
  circle(100, 304, 8, 'steel', EDGE) +
  box(196, 196, 410, 56, 'steelDark', 8) +
  weights(692, 178, 30, 64) +
  cab(210, 214, 156, 168, { post: 0.46 }) +
  bonnet(366, 106, 300, 98, { slope: 22 }) +
  exhaust(400, 112, 78) +
  shape('M238 190h60l10 196h-80z', 'red') +
  shape('M556 190h56l10 206h-76z', 'red') +
  shade('M284 190h14l10 196h-20zM598 190h14l10 206h-20z') +
  driveWheel(268, 110, { rim: 0.64, lugs: 24 }) +
  driveWheel(584, 98, { rim: 0.64, lugs: 22 }) +
  shape('M240 250h56l6 104q-34 26 -68 0z', 'red', EDGE) +
  shape('M558 250h52l6 112q-32 26 -64 0z', 'red', EDGE) +
  circle(268, 360, 19, 'steel', EDGE) +
  circle(584, 372, 18, 'steel', EDGE) +
  steps(370, 214, 36, 130, 4);

const articulatedTractor = (): Svg =>
  tube('M150 360H92', 16, 'steelDark') +
  circle(92, 362, 10, 'steel', EDGE) +
  shape('M128 268h196q14 0 16 14l8 84H120z', 'red') +
  shade('M122 346h224l2 20H120z') +
  box(150, 244, 130, 26, 'steelDark', 6) +
  shape('M330 312h70v66h-70z', 'steelDark') +
  circle(366, 345, 20, 'steel') +
  line('M340 300l52 -8M340 390l52 4', 7) +
  cab(352, 318, 152, 230, { rake: 10, back: 12, post: 0.4 }) +
  bonnet(500, 176, 224, 150, { slope: 22, slots: 6 }) +
  exhaust(526, 182, 100) +
  shape('M384 318h342l-10 50q-4 12 -16 12H400q-14 0 -16 -14z', 'steelDark') +
  weights(738, 300, 20, 78) +
  fender(226, 366, 104, 3.5, 5.9, 'red', 12) +
  fender(590, 366, 104, 3.7, 5.9, 'red', 12) +
  repeat('wheel', driveWheel(226, 104, { lugs: 24 }), [[364, 0]]) +
  steps(418, 320, 46, 122, 4);

const trackTractor = (): Svg =>
  tube('M170 330L96 372', 13, 'steelDark') +
  circle(94, 374, 9, 'steel', EDGE) +
  box(196, 262, 430, 90, 'steelDark', 10) +
  weights(704, 290, 40, 80) +
  cab(206, 286, 176, 208, { post: 0.44 }) +
  bonnet(380, 162, 296, 132, { slope: 28, slots: 8 }) +
  exhaust(412, 168, 96) +
  track(196, 560, 88, 66) +
  shape('M130 268q10 -26 40 -26h214v34H160q-14 0 -20 10z', 'red') +
  shade('M150 276q-2 -6 16 -8h218v8z') +
  dashed('M238 444H520', '26 12', 5) +
  steps(390, 294, 40, 66, 2);

export const tractors: readonly Plate[] = [
  { slug: 'compact-tractor', ground: 'sage', span: [138, 664], mm: 2950, draw: compactTractor },
  { slug: 'field-tractor', ground: 'cream', span: [98, 702], mm: 4480, draw: fieldTractorBody },
  { slug: 'row-crop-tractor', ground: 'sage', span: [90, 692], mm: 4120, draw: rowCropTractor },
  {
    slug: 'articulated-tractor',
    ground: 'sand',
    span: [82, 738],
    mm: 6940,
    draw: articulatedTractor,
  },
  { slug: 'track-tractor', ground: 'cream', span: [84, 704], mm: 5860, draw: trackTractor },
];
