import { GROUND_PAINT, INK, PAINT } from '../lib/paint';
import { el, type Svg } from '../lib/svg';
import { notched } from '../parts/tools';

/** The favicon: a simplified harrow disc. */
export const mark = (): Svg =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64' },
    el('path', {
      d: 'M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z',
      fill: '#b23a22',
    }),
    el('path', { d: notched(32, 32, 27, 8, 1, 0.42), fill: GROUND_PAINT.cream }),
    el('circle', { cx: 32, cy: 32, r: 11.5, fill: INK }),
    el('circle', { cx: 32, cy: 32, r: 5, fill: PAINT.wheat }),
  );
