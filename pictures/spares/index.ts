import { along, axisLine } from '../figures/axis';
import type { Ground } from '../lib/paint';
import { grid, sheet, SHEET } from '../lib/sheet';
import type { Svg } from '../lib/svg';
import { fittings } from './fittings';
import type { Kind } from './kind';
import { plates } from './plates';
import { round } from './round';
import { turned } from './turned';

/** The kinds of spare parts by name. Parts of a kind share a picture, so it shows no dimension. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...turned,
  ...round,
  ...plates,
  ...fittings,
};

export function kindOf(name: string): Kind {
  const kind = kinds[name];
  if (!kind) throw new Error(`There is no kind of part ${name}.`);
  return kind;
}

/** The greatest radius, length and height of a part on its sheet. */
const RADIUS = 230;
const LENGTH = 660;
const HEIGHT = 540;
/** The distances up and to the right for each unit of the axis of a part. */
const RISE = 0.407;
const RUN = 0.914;

const GROUNDS: readonly Ground[] = ['cream', 'sand', 'sage'];

/** The picture of a kind of part, as large as its sheet allows. */
export function sparePicture({ reach, draw, tip }: Kind, place: number): Svg {
  const r = tip ? RADIUS : Math.min(RADIUS, LENGTH / reach, HEIGHT / (2 + RISE * reach));
  const ground = GROUNDS[place % GROUNDS.length] ?? 'cream';
  const half = (reach * r) / 2;
  const middle = { x: SHEET.left + SHEET.width / 2, y: SHEET.height / 2 };
  const { x, y } = { x: middle.x - half * RUN, y: middle.y + half * RISE };
  return sheet(
    ground,
    SHEET,
    SHEET.width,
    grid(SHEET),
    along({ x, y }, tip ? '' : axisLine(-110, reach * r + 110), draw(r, ground)),
  );
}
