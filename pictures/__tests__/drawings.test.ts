import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories, products } from '../../backend/src/seed/demo-data';
import { spareParts } from '../../backend/src/seed/demo-spare-parts-data';
import { figure, letters } from '../lib/digits';
import { figures } from '../figures/index';
import { calloutsOf, FIGURE_SHEET } from '../figures/sheet';
import { FIGURE_NIGHT_STYLE, NIGHT_STYLE } from '../lib/night';
import { fileOf, type Drawing, type Plate, type View } from '../lib/plate';
import { SHEET } from '../lib/sheet';
import { plates } from '../machines/index';
import { kinds } from '../spares/index';

const ROOT = join(__dirname, '..', '..');
const PUBLIC = join(ROOT, 'storefront', 'public');
const KIB = 1024;

const svgsIn = (folder: string): string[] =>
  readdirSync(join(PUBLIC, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(folder, name));

const drawings = [
  ...svgsIn('pictures/products'),
  ...svgsIn('pictures/parts'),
  ...svgsIn('pictures/categories'),
  ...svgsIn('pictures/scenes'),
];

/** The drawing whose paper is that of its page. */
const ON_THE_PAGE = join('pictures/scenes', 'hero.svg');

const exploded = svgsIn('pictures/figures');

const pictures = ['favicon.svg', ...drawings, ...exploded];

const read = (path: string): string => readFileSync(join(PUBLIC, path), 'utf8');

const viewsOf = (plate: Plate): Exclude<View, { crop: unknown }>[] =>
  plate.views.flatMap((view) => ('crop' in view ? [] : [view]));

/** Millimeters on each unit of the sheet. */
const scaleOf = ({ mm, span: [from, to] }: Drawing): number => mm / (to - from);

describe('the pictures of the shop', () => {
  it('match the output of the drawings, byte for byte', () => {
    const build = join(ROOT, 'pictures', 'build.ts');
    const check = spawnSync(process.execPath, ['--import', 'tsx', build, '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });

    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);
  });

  it.each(products.map(({ slug, picture }) => [slug, picture] as const))(
    'include %s',
    (_slug, picture) => {
      expect(existsSync(join(PUBLIC, picture))).toBe(true);
    },
  );

  it('include nothing but the products of the seed and their views', () => {
    const drawn = plates.flatMap((plate) => [
      fileOf(plate),
      ...plate.views.map((view) => fileOf(plate, view)),
    ]);

    expect(plates.map(({ slug }) => slug).sort()).toEqual(products.map(({ slug }) => slug).sort());
    expect(svgsIn('pictures/products').sort()).toEqual(
      drawn.map((name) => `pictures/products/${name}.svg`).sort(),
    );
  });

  it('have one of each kind of spare part that is sold', () => {
    const names = Object.keys(kinds);

    expect(svgsIn('pictures/parts').sort()).toEqual(
      names.map((name) => `pictures/parts/${name}.svg`).sort(),
    );
    expect(names).toEqual(expect.arrayContaining([...new Set(spareParts.map(({ kind }) => kind))]));
  });

  it('are all different', () => {
    expect(new Set(pictures.map(read)).size).toBe(pictures.length);
  });

  it.each([...svgsIn('pictures/products'), ...svgsIn('pictures/parts')])(
    '%s is a sheet of 960 × 600',
    (path) => {
      const [tag = ''] = /^<svg [^>]*>/.exec(read(path)) ?? [];
      const [, width = 0, height = 0] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(tag) ?? []).map(
        Number,
      );

      expect(tag).toContain('width="960" height="600"');
      expect(width / height).toBeCloseTo(8 / 5, 2);
    },
  );

  it.each(['promo-parts', 'promo-spraying'])(
    'have paper under the text beside %s, which is drawn as in the narrow panel',
    (name) => {
      const [narrow, wide] = [name, `${name}-wide`].map((scene) =>
        read(`pictures/scenes/${scene}.svg`),
      );
      const [, left = 0, , width = 0, height = 0] = (
        /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(wide ?? '') ?? []
      ).map(Number);

      expect(left).toBeLessThan(0);
      expect(width / height).toBeGreaterThan(2.6);
      expect(wide?.split('url(#')[1]?.replace(/^.*?>/, '')).toBe(
        narrow?.split('url(#')[1]?.replace(/^.*?>/, ''),
      );
    },
  );

  it.each(drawings)('%s follows the color scheme in its paper and its ink', (path) => {
    const svg = read(path);

    expect(svg.split('<style>')).toHaveLength(2);
    expect(svg).toContain(`>${NIGHT_STYLE}<`);
    expect(svg).toMatch(/<g [^>]*class="i"/);
    if (path !== ON_THE_PAGE) expect(svg).toMatch(/<path [^>]*class="p"/);
  });

  it.each(drawings)('%s has no paper or ink area that stays as by day', (path) => {
    const elements = read(path).match(/<[a-z][^>]*>/g) ?? [];
    const papers = elements.filter((tag) => /fill="#(f3ead7|e3d3b3|dfe6d6)"/.test(tag));

    expect(papers.filter((tag) => !tag.includes('class="p"'))).toEqual([]);
    expect(elements.filter((tag) => tag.includes('stroke="#1d2a22"'))).toHaveLength(1);
  });

  it.each(pictures)('%s has no text, script or external link', (path) => {
    const svg = read(path);

    expect(svg).toMatch(/^<svg [^>]*viewBox="/);
    expect(svg).not.toMatch(/<(text|script|image|foreignObject|a)[\s>]/);
    expect(svg).not.toMatch(/\son[a-z]+=/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/);
    expect(svg).not.toMatch(/href="(?!#)/);
  });

  it.each(pictures)('%s refers only to its own ids', (path) => {
    const svg = read(path);
    const held = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);

    expect(wanted.filter((id) => !held.has(id))).toEqual([]);
  });

  it.each([...svgsIn('pictures/products'), ...svgsIn('pictures/parts')])(
    '%s has at most 12 KiB',
    (path) => {
      expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(12 * KIB);
    },
  );

  it.each(svgsIn('pictures/scenes'))('%s has at most 20 KiB', (path) => {
    expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(20 * KIB);
  });
});

describe('the views of a product', () => {
  const views = JSON.parse(
    readFileSync(join(ROOT, 'backend/src/seed/data/views.json'), 'utf8'),
  ) as Record<string, { name: string; img: string }[]>;

  it.each(products.map(({ slug, category, picture }) => [slug, category, picture] as const))(
    'of %s are listed for the seed, the main one first',
    (slug, category, picture) => {
      const listed = views[slug] ?? [];

      expect(listed[0]?.img).toBe(picture);
      expect(listed.length).toBeGreaterThan(category === 'parts' ? 1 : 2);
      expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
      expect(listed.filter(({ img }) => !existsSync(join(PUBLIC, img)))).toEqual([]);
    },
  );

  it.each(plates.map((plate) => [plate.slug, plate] as const))(
    'of %s show another side, to the scale of the main drawing',
    (_slug, plate) => {
      const sides = viewsOf(plate);

      expect(sides.length).toBeGreaterThan(0);
      for (const side of sides) {
        const ratio = (scaleOf(side) * (side.scale ?? 1)) / scaleOf(plate);

        expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
      }
    },
  );

  it('are details within the sheet', () => {
    for (const { views: further } of plates) {
      for (const view of further) {
        if (!('crop' in view)) continue;
        const [left, top, width] = view.crop;

        expect(left).toBeGreaterThanOrEqual(SHEET.left);
        expect(left + width).toBeLessThanOrEqual(SHEET.left + SHEET.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(width).toBeLessThanOrEqual(SHEET.width / 2);
      }
    }
  });
});

/** The width of a drawing on a phone, and the least distance of numbers that can be pressed there, in pixels. */
const PHONE = 390;
const APART = 30;

describe.each(figures.map((figure) => [figure.slug, figure] as const))(
  'the exploded drawing %s',
  (slug, figure) => {
    const svg = read(`pictures/figures/${slug}.svg`);
    const callouts = calloutsOf(figure);

    it('has at most 20 KiB', () => {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(20 * KIB);
    });

    it('follows the color scheme in its paper, its ink and the paper under its leaders', () => {
      expect(svg).toContain(`>${FIGURE_NIGHT_STYLE}<`);
      expect(svg).toMatch(/<path [^>]*class="p"/);
      expect(svg).toMatch(/class="h"/);
    });

    it('has its numbers on the sheet, far enough apart for a thumb', () => {
      const places = callouts.map(({ x, y }) => [x, y] as const);
      const [width, height] = [
        PHONE / 100,
        (PHONE * FIGURE_SHEET.height) / FIGURE_SHEET.width / 100,
      ];
      const distances = places.flatMap(([x, y], index) =>
        places.slice(index + 1).map(([u, v]) => Math.hypot((x - u) * width, (y - v) * height)),
      );

      for (const [x, y] of places) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(100);
      }
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(APART);
    });
  },
);

describe('the category list', () => {
  it('lists the categories of the seed in order, each with its picture', () => {
    const list = JSON.parse(read('category.json')) as unknown;

    expect(list).toEqual(
      categories.map(({ slug, name }) => ({
        id: slug,
        name,
        img: `/pictures/categories/${slug}.svg`,
      })),
    );
    for (const { slug } of categories) {
      expect(existsSync(join(PUBLIC, 'pictures/categories', `${slug}.svg`))).toBe(true);
    }
  });
});

describe('a dimension', () => {
  it.each(
    plates.flatMap((plate) => [
      [plate.slug, plate as Drawing] as const,
      ...viewsOf(plate).map((view) => [fileOf(plate, view), view as Drawing] as const),
    ]),
  )('of %s runs from left to right within the sheet', (_slug, { span: [from, to], mm }) => {
    expect(from).toBeGreaterThanOrEqual(SHEET.left + 40);
    expect(to).toBeLessThanOrEqual(SHEET.left + SHEET.width - 40);
    expect(to).toBeGreaterThan(from);
    expect(mm).toBeGreaterThan(0);
  });

  it('groups thousands with a gap', () => {
    expect([93, 610, 4480, 15000].map(figure)).toEqual(['93', '610', '4 480', '15 000']);
  });

  it('is drawn with strokes, and rejects characters without strokes', () => {
    expect(letters('4 480', 400, 530, 15)).not.toContain('<text');
    expect(() => letters('4,480', 400, 530, 15)).toThrow('No lettering for ","');
  });
});
