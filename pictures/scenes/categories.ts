import { GROUND_PAINT, INK, type Ground } from '../lib/paint';
import { soil } from '../lib/sheet';
import { el, group, type Svg } from '../lib/svg';
import { plates } from '../machines/index';

/** The picture of a category: the drawing of a product without its dimension, cropped to the window. */
export type CategoryPicture = {
  readonly slug: string;
  readonly name: string;
  readonly product: string;
  readonly ground: Ground;
  /** Left, top and width of the window on the product's sheet; its aspect ratio is 4:3. */
  readonly window: readonly [x: number, y: number, width: number];
};

export const categoryPictures: readonly CategoryPicture[] = [
  {
    slug: 'tractors',
    name: 'Tractors',
    product: 'field-tractor',
    ground: 'cream',
    window: [66, 36, 670],
  },
  {
    slug: 'tillage',
    name: 'Tillage',
    product: 'reversible-plough',
    ground: 'sand',
    window: [296, 164, 460],
  },
  {
    slug: 'seeding',
    name: 'Seeding',
    product: 'precision-planter',
    ground: 'sage',
    window: [226, 158, 460],
  },
  {
    slug: 'spraying',
    name: 'Spraying',
    product: 'self-propelled-sprayer',
    ground: 'cream',
    window: [44, 52, 690],
  },
  {
    slug: 'harvest',
    name: 'Harvest',
    product: 'combine-harvester',
    ground: 'sand',
    window: [220, 60, 600],
  },
  { slug: 'parts', name: 'Parts', product: 'harrow-disc', ground: 'sage', window: [80, 30, 640] },
];

const WIDTH = 400;
const HEIGHT = 300;

/** Draws the picture of a category; throws if its product has no drawing. */
export function categoryPicture({ product, ground, window: [x, y, width] }: CategoryPicture): Svg {
  const plate = plates.find(({ slug }) => slug === product);
  if (!plate) throw new Error(`There is no drawing of ${product} for the category.`);
  const height = (width * HEIGHT) / WIDTH;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT };
  return el(
    'svg',
    { ...attributes, viewBox: `${x} ${y} ${width} ${height}` },
    el('path', { d: `M${x} ${y}h${width}v${height}h${-width}z`, fill: GROUND_PAINT[ground] }),
    group(
      {
        fill: 'none',
        stroke: INK,
        'stroke-width': 3,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      plate.lying ? '' : soil(x - 12, x + width + 12),
      !plate.lying && plate.around ? plate.around() : '',
      plate.draw(),
    ),
  );
}
