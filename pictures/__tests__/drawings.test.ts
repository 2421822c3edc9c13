import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '../../backend/src/seed/data/products';
import { categories } from '../../backend/src/seed/data/categories';
import { figure, letters } from '../lib/digits';
import { WIDTH } from '../lib/sheet';
import { plates } from '../machines/index';

const ROOT = join(__dirname, '..', '..');
const PUBLIC = join(ROOT, 'storefront', 'public');
const KIB = 1024;

const svgsIn = (folder: string): string[] =>
  readdirSync(join(PUBLIC, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(folder, name));

const pictures = [
  'favicon.svg',
  ...svgsIn('pictures/products'),
  ...svgsIn('pictures/categories'),
  ...svgsIn('pictures/scenes'),
];

const read = (path: string): string => readFileSync(join(PUBLIC, path), 'utf8');

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

  it('include no product that is not in the seed', () => {
    expect(plates.map(({ slug }) => slug).sort()).toEqual(products.map(({ slug }) => slug).sort());
    expect(svgsIn('pictures/products')).toHaveLength(products.length);
  });

  it('are different for each product', () => {
    const drawn = svgsIn('pictures/products').map(read);

    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(pictures)('%s has no text, script, style sheet or external link', (path) => {
    const svg = read(path);

    expect(svg).toMatch(/^<svg [^>]*viewBox="/);
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject|a)[\s>]/);
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

  it.each(svgsIn('pictures/products'))('%s has at most 12 KiB', (path) => {
    expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(12 * KIB);
  });

  it.each(svgsIn('pictures/scenes'))('%s has at most 20 KiB', (path) => {
    expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(20 * KIB);
  });
});

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
  it.each(plates.map((plate) => [plate.slug, plate] as const))(
    'of %s runs from left to right within the sheet',
    (_slug, { span: [from, to], mm }) => {
      expect(from).toBeGreaterThanOrEqual(40);
      expect(to).toBeLessThanOrEqual(WIDTH - 32);
      expect(to).toBeGreaterThan(from);
      expect(mm).toBeGreaterThan(0);
    },
  );

  it('groups thousands with a gap', () => {
    expect([93, 610, 4480, 15000].map(figure)).toEqual(['93', '610', '4 480', '15 000']);
  });

  it('is drawn with strokes, and rejects characters without strokes', () => {
    expect(letters('4 480', 400, 530, 15)).not.toContain('<text');
    expect(() => letters('4,480', 400, 530, 15)).toThrow('No lettering for ","');
  });
});
