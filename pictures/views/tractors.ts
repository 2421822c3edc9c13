import { box, circle, EDGE, FINE, line, shade, shape, tube } from '../lib/paint';
import { mirrored, type Svg } from '../lib/svg';
import {
  cabFront,
  CENTER,
  fenderFront,
  hoodFront,
  stack,
  trackEdge,
  weightsFront,
} from '../parts/front';
import { tireEdge } from '../parts/wheel';

export const compactFront = (): Svg =>
  tube('M300 354H500', 26, 'steelDark') +
  mirrored(
    'rear',
    CENTER,
    tireEdge(510, 116, 60) +
      fenderFront(510, 60, 218, 330) +
      box(476, 318, 24, 12, 'rubber', 4, EDGE),
  ) +
  tube('M352 306V116q0 -20 20 -20h56q20 0 20 20V306', 13, 'steelDark') +
  line('M340 198h22M438 198h22', EDGE) +
  circle(352, 198, 6, 'steel', FINE) +
  circle(448, 198, 6, 'steel', FINE) +
  box(358, 84, 22, 14, 'wheat', 4, EDGE) +
  box(420, 84, 22, 14, 'wheat', 4, EDGE) +
  box(370, 178, 60, 70, 'rubber', 12) +
  line('M368 204q32 -14 64 0', 6) +
  stack(434, 216, 94) +
  tube('M310 394H490', 16, 'steelDark') +
  mirrored('front', CENTER, tireEdge(498, 76, 42)) +
  box(372, 318, 56, 78, 'steelDark', 6) +
  hoodFront(206, 332, 46) +
  weightsFront(314, 40, 60);

/** The rear tires stand farther apart than the front ones. */
export const fieldFront = (): Svg =>
  tube('M300 372H500', 26, 'steelDark') +
  mirrored('rear', CENTER, tireEdge(531, 134, 66) + fenderFront(531, 66, 190, 330)) +
  cabFront(316, 124, 94, 78) +
  stack(508, 316, 112) +
  tube('M310 388H490', 18, 'steelDark') +
  mirrored('front', CENTER, tireEdge(510, 88, 48)) +
  box(366, 318, 68, 90, 'steelDark', 6) +
  hoodFront(208, 354, 60) +
  weightsFront(340, 54, 72);

/** The portal axles stand between the frame and the narrow tires. */
export const rowCropFront = (): Svg =>
  cabFront(246, 96, 82, 70, { thick: 24, mirrors: 38 }) +
  stack(466, 240, 150) +
  box(284, 236, 232, 40, 'steelDark', 6) +
  mirrored(
    'side',
    CENTER,
    tireEdge(539, 106, 39) +
      tireEdge(539, 94, 39) +
      tube('M500 378H528', 20, 'steelDark') +
      shape('M468 226h46q6 0 6 8v140q0 26 -18 26t-18 -26V304l-16 -34z', 'red') +
      shade('M504 226h10q6 0 6 8v140q0 26 -16 26z') +
      line('M464 276h54', FINE) +
      circle(502, 378, 9, 'steel', EDGE),
  ) +
  hoodFront(136, 248, 52) +
  weightsFront(206, 46, 64);

export const articulatedFront = (): Svg =>
  tube('M290 364H510', 30, 'steelDark') +
  cabFront(318, 104, 96, 86, { mirrors: 40 }) +
  mirrored('side', CENTER, tireEdge(521, 106, 72) + fenderFront(521, 72, 244, 330)) +
  stack(472, 300, 218) +
  box(340, 318, 120, 62, 'steelDark', 6) +
  hoodFront(178, 326, 72) +
  weightsFront(302, 68, 82);

export const trackFront = (): Svg =>
  tube('M300 398H500', 34, 'steelDark') +
  cabFront(294, 80, 92, 82, { mirrors: 42 }) +
  mirrored(
    'side',
    CENTER,
    trackEdge(526, 282, 400, 64) + trackEdge(526, 326, 470, 64) + fenderFront(526, 64, 250, 322),
  ) +
  stack(478, 286, 208) +
  box(330, 266, 140, 144, 'steelDark', 8) +
  hoodFront(172, 296, 66) +
  weightsFront(288, 64, 84);
