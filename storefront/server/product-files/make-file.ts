import type { Language } from '../page-languages.ts';
import { writeDataSheet, type SheetProduct } from './data-sheet.ts';
import type { ShownShop } from './shown-shop.ts';
import { readPicture, type PictureSources } from './picture-source.ts';
import { drawPlainPicture, drawSharePicture, type ShareCard } from './share-picture.ts';

/** The sources of files besides the product. */
export interface FileSources extends PictureSources {
  shop: ShownShop;
  language: Language;
}

type Texts = Omit<ShareCard, 'picture'>;

/** A file to make: its kind, everything that it shows, and the address of its picture. */
export type FileJob = { img: string; sources: FileSources } & (
  | { kind: 'data-sheet'; product: SheetProduct }
  | { kind: 'share'; texts: Texts }
  /** Without a picture it is a card with the texts. */
  | { kind: 'plain'; texts: Texts }
);

/** Makes a file. It takes up to a second of a processor. */
export async function makeFile(job: FileJob): Promise<Buffer> {
  const picture = await readPicture(job.img, job.sources);
  if (job.kind === 'data-sheet') {
    return await writeDataSheet(job.product, picture, job.sources);
  }
  if (job.kind === 'plain' && picture) return await drawPlainPicture(picture);
  return await drawSharePicture({ ...job.texts, picture });
}
