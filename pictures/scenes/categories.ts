import type { Ground } from '../lib/paint';
import { paperAt, windowOn } from '../lib/plate';
import type { Svg } from '../lib/svg';
import { plates } from '../machines/index';

/** The picture of a category: the drawing of a product without its dimension, cropped to the window. */
type CategoryPicture = {
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

const SIZE = { width: 400, height: 300 };

/** Draws the picture of a category; throws if its product has no drawing. */
export function categoryPicture({ product, ground, window }: CategoryPicture): Svg {
  const plate = plates.find(({ slug }) => slug === product);
  if (!plate) throw new Error(`There is no drawing of ${product} for the category.`);
  const around = plate.lying ? undefined : plate.around;
  return windowOn({ ...plate, ground, around }, paperAt(window, SIZE), SIZE.width);
}
