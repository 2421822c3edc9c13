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

/** Reads the title and the text of a page in a language. */
async function readText(file: string) {
  const text = await readFile(file, 'utf8');
  const title = TITLE.exec(text);
  if (!title) throw new Error(`${file} must begin with its title, such as "# Terms".`);
  return { title: title[1], text: text.slice(title[0].length).trim() };
}

/** The ends of the names of files with texts. */
const GERMAN = '.de.md';
const ENGLISH = '.md';

async function readPage(folder: string, slug: string, topics: unknown = '') {
  const english = await readText(path.join(folder, `${slug}${ENGLISH}`));
  const file = path.join(folder, `${slug}${GERMAN}`);
  const german = existsSync(file) ? await readText(file) : { title: '', text: '' };
  return { slug, ...english, topics, title_de: german.title, text_de: german.text };
}

/**
 * Reads a shop from a folder: `shop.json` with the members of `GET /shop/written`, `pages/*.md`, in German
 * `pages/*.de.md`, `mails/*.json` and `pictures/*`. Pages have the order of `pages` in `shop.json`; others follow. Nothing of it is checked yet.
 */
export async function readShopFolder(folder: string): Promise<unknown> {
  const { pages = [], ...shop } = (await readJson(path.join(folder, 'shop.json'))) as {
    pages?: { slug: string; topics?: string }[];
  };
  const texts = path.join(folder, 'pages');
  const slugs = (await namesIn(texts, ENGLISH))
    .filter((name) => !name.endsWith(GERMAN))
    .map((name) => name.slice(0, -ENGLISH.length));
  const ordered = [...new Set([...pages.map(({ slug }) => slug), ...slugs])];
  const [mails, pictures] = await Promise.all([
    namesIn(path.join(folder, 'mails'), '.json'),
    namesIn(path.join(folder, 'pictures')),
  ]);
  return {
    shop,
    pages: await Promise.all(
      ordered.map((slug) =>
        readPage(texts, slug, pages.find((page) => page.slug === slug)?.topics),
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
  const writePage = (name: string, title: string, text: string) =>
    writeFile(path.join(folder, 'pages', name), `# ${title}\n\n${text}\n`);
  for (const { slug, title, text, title_de, text_de } of pages) {
    await writePage(`${slug}${ENGLISH}`, title, text);
    if (title_de !== '' || text_de !== '') {
      await writePage(`${slug}${GERMAN}`, title_de || title, text_de);
    }
  }
  for (const [kind, words] of Object.entries(mails)) {
    await writeFile(path.join(folder, 'mails', `${kind}.json`), asJson(words));
  }
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(path.join(folder, 'pictures', name), Buffer.from(bytes, 'base64'));
  }
}
