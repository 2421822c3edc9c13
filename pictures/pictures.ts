import { figures } from './figures/index';
import { calloutsOf, FIGURE_SHEET, figurePicture } from './figures/sheet';
import { minify } from './lib/minify';
import { addNight, FIGURE_NIGHT_STYLE } from './lib/night';
import { fileOf, plate, viewPicture, type Plate, type View } from './lib/plate';
import { plates } from './machines/index';
import { categoryPicture, categoryPictures } from './scenes/categories';
import { scenes } from './scenes/index';
import { mark } from './scenes/mark';
import { scene } from './scenes/scene';
import { kinds, sparePicture } from './spares/index';

const PUBLIC = 'storefront/public';
const SEED = 'backend/src/seed/data';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const picture = (path: string, svg: string): readonly [string, string] => [
  `${PUBLIC}/pictures/${path}.svg`,
  addNight(minify(svg)),
];

const categoryList = (): string =>
  json(
    categoryPictures.map(({ slug, name }) => ({
      id: slug,
      name,
      img: `/pictures/categories/${slug}.svg`,
    })),
  );

const listed = (of: Plate, view?: View): { name: string; img: string } => ({
  name: view?.name ?? of.name ?? 'Side',
  img: `/pictures/products/${fileOf(of, view)}.svg`,
});

/** The views of each product by slug, the main one first. */
const viewList = (): string =>
  json(
    Object.fromEntries(
      plates.map((of) => [of.slug, [listed(of), ...of.views.map((view) => listed(of, view))]]),
    ),
  );

/** The drawings of parts books by slug, with the places of their numbers. */
const figureList = (): string =>
  json(
    Object.fromEntries(
      figures.map((of) => [
        of.slug,
        {
          img: `/pictures/figures/${of.slug}.svg`,
          width: FIGURE_SHEET.width,
          height: FIGURE_SHEET.height,
          callouts: calloutsOf(of),
        },
      ]),
    ),
  );

/** Returns the path in the repository and the content of every generated file. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...plates.flatMap((of) => [
      picture(`products/${fileOf(of)}`, plate(of.ground, of)),
      ...of.views.map((view) => picture(`products/${fileOf(of, view)}`, viewPicture(of, view))),
    ]),
    ...categoryPictures.map((drawn) => picture(`categories/${drawn.slug}`, categoryPicture(drawn))),
    ...figures.map(
      (of) =>
        [
          `${PUBLIC}/pictures/figures/${of.slug}.svg`,
          addNight(minify(figurePicture(of)), FIGURE_NIGHT_STYLE),
        ] as const,
    ),
    ...Object.entries(kinds).map(([name, kind], place) =>
      picture(`parts/${name}`, sparePicture(kind, place)),
    ),
    ...scenes.map((drawn) => picture(`scenes/${drawn.name}`, scene(drawn))),
    [`${PUBLIC}/favicon.svg`, minify(mark())] as const,
    [`${PUBLIC}/category.json`, categoryList()] as const,
    [`${SEED}/views.json`, viewList()] as const,
    [`${SEED}/figures.json`, figureList()] as const,
  ]);
}
