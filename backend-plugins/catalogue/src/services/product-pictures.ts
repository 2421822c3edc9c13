import type { AnswerOf, importPictures } from '@harrow/contract';
import { isErrorOfType, type Services } from '@harrow/plugin-kit';
import { type ArchivedPicture, picturesIn } from '../lib/picture-archive';
import { pictureName } from '../lib/picture-name';

type Outcome = AnswerOf<typeof importPictures>;
type Refused = Outcome['refused'];
type Placed = ArchivedPicture & { place: number };

/** How many products of one number are looked for: two are already too many. */
const MAX_FOUND = 2;

const UNKNOWN = 'No product has the part number in the name of this file.';
const SEVERAL = 'Several products have this part number.';

/** Returns the message of a refusal of one file, and throws errors that are not about the file. */
function refusalOf(error: unknown): string {
  for (const type of ['invalid_body', 'unsupported_media_type']) {
    if (isErrorOfType(error, type)) return error.message;
  }
  throw error;
}

/** Gives products the pictures of an archive, by the part numbers in the names of its files. */
export default class ProductPicturesService {
  constructor(private readonly services: Services) {}

  /**
   * Stores the pictures and makes them those of their products, in the order of their numbers; each product is
   * changed in a transaction of its own. Throws `invalid_body` for an archive that cannot be read.
   */
  async run(
    archive: Buffer,
    { dryRun, customerId }: { dryRun: boolean; customerId: string },
  ): Promise<Outcome> {
    const refused: Refused = [];
    const byProduct = await this.matched(await picturesIn(archive), refused);
    const outcome: Outcome = { acknowledged: true, products: 0, pictures: 0, refused };
    for (const [productId, pictures] of byProduct) {
      const kept = dryRun
        ? pictures.map(({ file }) => file)
        : await this.give(productId, pictures, customerId, refused);
      if (kept.length > 0) outcome.products += 1;
      outcome.pictures += kept.length;
    }
    return outcome;
  }

  /** Finds the product of each picture: by its whole name, or by the name without the last number. */
  private async matched(pictures: ArchivedPicture[], refused: Refused) {
    const names = pictures.map(({ file }) => pictureName(file));
    const find = (numbers: string[]) => this.services.partNumberService.find(numbers, MAX_FOUND);
    const wholes = await find(names.map(({ whole }) => whole));
    const stems = await find(names.map(({ stem }) => stem));
    const byProduct = new Map<string, Placed[]>();
    pictures.forEach((picture, index) => {
      const isWhole = wholes[index]?.length !== 0;
      const [productId, ...others] = (isWhole ? wholes : stems)[index] ?? [];
      if (productId === undefined || others.length > 0) {
        refused.push({ file: picture.file, message: productId ? SEVERAL : UNKNOWN });
        return;
      }
      const place = isWhole ? 0 : (names[index]?.place ?? 0);
      byProduct.set(productId, [...(byProduct.get(productId) ?? []), { ...picture, place }]);
    });
    for (const placed of byProduct.values()) {
      placed.sort((one, other) => one.place - other.place || one.file.localeCompare(other.file));
    }
    return byProduct;
  }

  /** Stores pictures one after another, and gives a product those that are not refused; returns their addresses. */
  private async give(
    productId: string,
    pictures: Placed[],
    customerId: string,
    refused: Refused,
  ): Promise<string[]> {
    const stored = new Set<string>();
    for (const { file, read } of pictures) {
      try {
        const { image } = await this.services.imageService.save(await read(), customerId);
        stored.add(image.url);
      } catch (error) {
        refused.push({ file, message: refusalOf(error) });
      }
    }
    const [img, ...images] = stored;
    if (img !== undefined) {
      const { productManagementService } = this.services;
      await productManagementService.update(productId, { img, images }, () => true);
    }
    return [...stored];
  }
}
