import { minify } from './lib/minify';
import { plate } from './lib/sheet';
import { plates } from './machines/index';
import { categoryPicture, categoryPictures } from './scenes/categories';
import { scenes } from './scenes/index';
import { mark } from './scenes/mark';
import { scene } from './scenes/scene';

const categoryList = (): string => {
  const entries = categoryPictures.map(({ slug, name }) => ({
    id: slug,
    name,
    img: `/pictures/categories/${slug}.svg`,
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
};

/** Returns the path in the public folder and the content of every generated file. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...plates.map(
      (drawn) => [`pictures/products/${drawn.slug}.svg`, minify(plate(drawn))] as const,
    ),
    ...categoryPictures.map(
      (drawn) => [`pictures/categories/${drawn.slug}.svg`, minify(categoryPicture(drawn))] as const,
    ),
    ...scenes.map((drawn) => [`pictures/scenes/${drawn.name}.svg`, minify(scene(drawn))] as const),
    ['favicon.svg', minify(mark())] as const,
    ['category.json', categoryList()] as const,
  ]);
}
