import { type Fits, MAX_FITS, type Part } from '@harrow/contract';
import { noSuch, PreparedStatement, type Services } from '@harrow/plugin-kit';
import { type Fitment, fits } from '../lib/fits';
import { readOptionalSerial } from '../lib/known-serial';
import { keysOf, type MachineRow, printedRange, serialsOf } from '../lib/machine-row';
import { type KnownPart, offerOf, offersOf, partsByNumber, productIdsOf } from '../lib/offer';
import { partNumberOf } from '../lib/part-number';
import { replacementOf } from '../lib/replacement';
import { isIn } from '../lib/serials/serial-key';
import { statement } from '../lib/statement';
import {
  byOldPart,
  type Place,
  replacedBy,
  type Step,
  type StepsOf,
  successorsOf,
} from '../lib/steps';

type PartRow = {
  number: string;
  printed: string;
  name: string;
  parts: KnownPart[];
  steps: Step[];
  fitments: Fitment[];
};

const PART = new PreparedStatement<PartRow>('part_by_number', statement('part-by-number'));
const USED_ON = new PreparedStatement<UsedRow>('part_used_on', statement('used-on'));

type UsedRow = {
  handle: string;
  name: string;
  img: string;
  figures: (Pick<Fitment, 'quantity' | 'from' | 'to'> & { number: string; title: string })[];
};

/** What is asked of a part. */
export type PartQuery = { number: string; machine?: string; serial?: string; after?: string };

/** Answers what a part is, what it replaces, and where it fits. */
export default class PartService {
  constructor(private readonly services: Services) {}

  /**
   * Returns a part by its number in any spelling. Throws `not_found` for an unknown part or machine, and
   * `invalid_body` for a serial number that is none of the machine.
   */
  async retrieve({ number, machine: handle, serial, after = '' }: PartQuery): Promise<Part> {
    const machine = handle === undefined ? null : await this.services.machineService.find(handle);
    const known = machine && readOptionalSerial(serialsOf(machine), serial);
    const row = await this.find(number, machine?.productId ?? null);
    const place = { machine: machine?.productId ?? null, key: known?.key ?? null };
    const products = await this.services.storefrontProductService.listByIds(
      productIdsOf(row.parts),
    );
    const parts = partsByNumber(row.parts);
    const [steps, offers] = [byOldPart(row.steps), offersOf(products)];
    const replacement = replacementOf({ steps, parts, offers }, row.number, place);
    return {
      part: row.printed,
      name: row.name,
      offer: replacement && !replacement.sellsOut ? null : offerOf(offers, parts.get(row.number)),
      replacedBy: replacement,
      replaces: replacedParts(steps, row, place),
      fits: machine && fitsOf(machine, row, place),
      usedOn: await this.usedOn(row.number, after),
    };
  }

  private async find(number: string, machineId: string | null): Promise<PartRow> {
    const [row] = await PART.run(this.services.manager, [partNumberOf(number), machineId]);
    if (!row) throw noSuch('part');
    return row;
  }

  private async usedOn(number: string, after: string): Promise<Part['usedOn']> {
    const rows = await USED_ON.run(this.services.manager, [number, MAX_FITS + 1, after]);
    const shown = rows.slice(0, MAX_FITS);
    return {
      data: shown.map(({ figures, ...machine }) => ({
        machine,
        figures: figures.map(({ number: figure, title, quantity, from, to }) => ({
          number: figure,
          title,
          quantity,
          serials: printedRange({ from, to }),
        })),
      })),
      next: rows.length > MAX_FITS ? (shown.at(-1)?.handle ?? null) : null,
    };
  }
}

/** Returns the parts that a part certainly replaces, in any number of steps, the latest first. */
function replacedParts(steps: StepsOf, { number, parts }: PartRow, place: Place): Part['replaces'] {
  const printed = partsByNumber(parts);
  return replacedBy(steps, number, place)
    .filter(({ part, holds }) => part !== number && holds === 'yes')
    .map(({ part }) => {
      const { since = null, isTwoWay = false } = successorsOf(steps, part, place) ?? {};
      return { part: printed.get(part)?.printed ?? part, since, isTwoWay };
    });
}

function fitsOf(machine: MachineRow, row: PartRow, place: Place): Fits {
  const isCovered = machine.books.some(
    (book) => place.key === null || isIn(place.key, keysOf(book)),
  );
  const { verdict, fitment } = fits(byOldPart(row.steps), row.number, row.fitments, {
    ...place,
    options: null,
  });
  const listed = row.parts.find(({ number }) => number === fitment?.part);
  return {
    verdict: isCovered ? verdict : 'unknown',
    listed: listed?.printed ?? null,
    figure: fitment?.figure ?? null,
    item: fitment?.item ?? null,
    serials: fitment && printedRange(fitment),
    usableOn: machine.options.filter(({ code }) => fitment?.usableOn.includes(code)),
  };
}
