import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenShopFile } from '@harrow/contract';

/** The first line of the file of a page. */
const TITLE = /^# (.+)\n+/;

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
};

async function namesIn(folder: string, extension = ''): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
}

async function readPage(file: string, { topics = '' }: { topics?: unknown } = {}) {
  const text = await readFile(file, 'utf8');
  const title = TITLE.exec(text);
  if (!title) throw new Error(`${file} must begin with its title, such as "# Terms".`);
  const body = text.slice(title[0].length).trim();
  return { slug: path.basename(file, '.md'), title: title[1], text: body, topics };
}

/**
 * Reads a shop from a folder: `shop.json` with the members of `GET /shop`, `pages/*.md`, `mails/*.json` and
 * `pictures/*`. Pages have the order of `pages` in `shop.json`; others follow. Nothing of it is checked yet.
 */
export async function readShopFolder(folder: string): Promise<unknown> {
  const { pages = [], ...shop } = (await readJson(path.join(folder, 'shop.json'))) as {
    pages?: { slug: string; topics?: string }[];
  };
  const slugs = (await namesIn(path.join(folder, 'pages'), '.md')).map((name) => name.slice(0, -3));
  const ordered = [...new Set([...pages.map(({ slug }) => slug), ...slugs])];
  const [mails, pictures] = await Promise.all([
    namesIn(path.join(folder, 'mails'), '.json'),
    namesIn(path.join(folder, 'pictures')),
  ]);
  return {
    shop,
    pages: await Promise.all(
      ordered.map((slug) =>
        readPage(
          path.join(folder, 'pages', `${slug}.md`),
          pages.find((page) => page.slug === slug),
        ),
      ),
    ),
    mails: Object.fromEntries(
      await Promise.all(
        mails.map(async (name) => [
          path.basename(name, '.json'),
          await readJson(path.join(folder, 'mails', name)),
        ]),
      ),
    ) as unknown,
    pictures: Object.fromEntries(
      await Promise.all(
        pictures.map(async (name) => [
          name,
          (await readFile(path.join(folder, 'pictures', name))).toString('base64'),
        ]),
      ),
    ) as unknown,
  };
}

/** Writes a shop to a folder, which `readShopFolder` reads; pages, mails and pictures that it had before are removed. */
export async function writeShopFolder(folder: string, file: WrittenShopFile): Promise<void> {
  const { shop, pages, mails, pictures } = file;
  for (const name of ['pages', 'mails', 'pictures']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
    await mkdir(path.join(folder, name), { recursive: true });
  }
  const listed = pages.map(({ slug, topics }) => ({ slug, topics }));
  await writeFile(path.join(folder, 'shop.json'), asJson({ ...shop, pages: listed }));
  for (const { slug, title, text } of pages) {
    await writeFile(path.join(folder, 'pages', `${slug}.md`), `# ${title}\n\n${text}\n`);
  }
  for (const [kind, words] of Object.entries(mails)) {
    await writeFile(path.join(folder, 'mails', `${kind}.json`), asJson(words));
  }
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(path.join(folder, 'pictures', name), Buffer.from(bytes, 'base64'));
  }
}
