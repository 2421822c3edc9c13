import { centerLine, GROUND, SHEET, soil } from '../lib/sheet';
import { el, group, type Svg } from '../lib/svg';
import type { Scene } from './scene';

const REAR = { x: 262, y: 322, radius: 148 };
const FRONT = { x: 584, y: 372, radius: 98 };

/** The construction lines of a wheel: its circle, and a cross at the axle. */
const wheel = ({ x, y, radius }: typeof REAR): Svg =>
  centerLine(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0` +
      `M${x - radius - 24} ${y}h${2 * radius + 48}M${x} ${y - radius - 24}v${2 * radius + 48}`,
  );

/** The placeholder for a picture that is loading: the construction lines of a machine. */
export const sketch: Scene = {
  name: 'sketch',
  ground: 'cream',
  ...SHEET,
  draw: () =>
    soil(40, 760) +
    wheel(REAR) +
    wheel(FRONT) +
    centerLine(`M312 174V96h136l42 132h150q38 4 42 44v100`) +
    group(
      { opacity: '.4', 'stroke-width': 1.4 },
      el('path', { d: `M114 ${GROUND + 26}v54M682 ${GROUND + 26}v54M114 541h568` }),
    ),
};
