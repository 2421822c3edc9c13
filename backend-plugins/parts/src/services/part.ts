import { PARTS, type ShownProducts } from '@harrow/catalogue';
import { type Fits, MAX_FITS, type Part } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { type Fitment, fits } from '../lib/fits';
import { readOptionalSerial } from '../lib/known-serial';
import { isCovered, type MachineRow, printedRange, serialsOf } from '../lib/machine-row';
import { offerOf, type Offers, offersOf, partsByNumber, productIdsOf } from '../lib/offer';
import { partNumberOf } from '../lib/part-number';
import { findPart, type PartRow, relatedNumbers, replacedParts } from '../lib/part-row';
import { replacementOf } from '../lib/replacement';
import { prefixesOf } from '../lib/prefixes';
import { statement } from '../lib/statement';
import { byOldPart, type Place } from '../lib/steps';
import { findUsers } from '../lib/used-on';

/** A question about a part. */
type PartQuery = { number: string; machine?: string; serial?: string; after?: string };

/** A question about the parts of a machine. */
type MachineParts = { machine: string; serial?: string; q: string };

/** Without a number it is not sold separately. */
type MachineLine = { number: string | null; name: string; note: string | null } & Pick<
  Fitment,
  'item' | 'quantity' | 'usableOn' | 'from' | 'to' | 'figure'
>;

const OF_MACHINE = statement('parts-of-machine');

const UNNUMBERED = { part: null, offer: null, replacedBy: null };

/** Answers what a part is, what it replaces, and where it fits. */
export default class PartService {
  constructor(private readonly services: Services) {}

  /**
   * Returns a part by its number in any spelling. Throws `not_found` for an unknown part or machine, and
   * `invalid_body` for a serial number that is none of the machine.
   */
  async retrieve(query: PartQuery): Promise<ShownProducts<Part>> {
    const { number, machine: handle, serial, after = '' } = query;
    const machine = handle === undefined ? null : await this.services.machineService.find(handle);
    const known = machine && readOptionalSerial(serialsOf(machine), serial);
    const place = { machine: machine?.productId ?? null, key: known?.key ?? null };
    const row = await findPart(this.services.manager, number, place.machine);
    const ids = productIdsOf(row.parts);
    const offers = offersOf(await this.services.storefrontProductService.current(ids));
    const shown = {
      ...soldAs(row, offers, place),
      name: row.name,
      replaces: replacedParts(row, place),
      fits: machine && fitsOf(machine, row, place),
      usedOn: await this.usedOn(row, after),
    };
    return { shown, ids: [...ids, ...(machine ? [machine.productId] : []), PARTS] };
  }

  /**
   * Returns lines of the books of a machine by the beginning of a number or by words of the name, at most 20. Throws
   * `not_found`, and `invalid_body` for a serial number that is none of the machine.
   */
  async ofMachine({ machine: handle, serial, q }: MachineParts) {
    const { manager, machineService, storefrontProductService } = this.services;
    const machine = await machineService.find(handle);
    const known = readOptionalSerial(serialsOf(machine), serial);
    const values = [machine.productId, known?.key ?? null, partNumberOf(q) || null, prefixesOf(q)];
    const rows: MachineLine[] = await manager.query(OF_MACHINE, values);
    const related = await this.related(rows);
    const ids = [...related.values()].flatMap(({ parts }) => productIdsOf(parts));
    const offers = offersOf(await storefrontProductService.current([...new Set(ids)]));
    const place = { machine: machine.productId, key: known?.key ?? null };
    const lines = rows.map((row) => {
      const part = related.get(row.number ?? '');
      return {
        name: row.name,
        quantity: row.quantity,
        figure: row.figure,
        item: row.item,
        note: row.note,
        serials: printedRange(row),
        usableOn: machine.options.filter(({ code }) => row.usableOn.includes(code)),
        ...(part ? soldAs(part, offers, place) : UNNUMBERED),
      };
    });
    return { name: machine.name, lines };
  }

  /** One after another, so that one question takes one connection. */
  private async related(lines: readonly MachineLine[]): Promise<ReadonlyMap<string, PartRow>> {
    const found = new Map<string, PartRow>();
    for (const number of new Set(lines.flatMap((line) => line.number ?? []))) {
      found.set(number, await findPart(this.services.manager, number, null));
    }
    return found;
  }

  private async usedOn(row: PartRow, after: string): Promise<Part['usedOn']> {
    const { manager } = this.services;
    const machines = await findUsers(manager, relatedNumbers(row), MAX_FITS + 1, after);
    const shown = machines.slice(0, MAX_FITS);
    return {
      data: shown.map(({ handle, name, img, figures }) => ({
        machine: { handle, name, img },
        figures: figures.map(({ number, title, quantity, from, to }) => ({
          number,
          title,
          quantity,
          serials: printedRange({ from, to }),
        })),
      })),
      next: machines.length > MAX_FITS ? (shown.at(-1)?.handle ?? null) : null,
    };
  }
}

/** A part as it is sold at a place: without an offer where its old stock is not sold any more. */
function soldAs(row: PartRow, offers: Offers, place: Place) {
  const [steps, parts] = [byOldPart(row.steps), partsByNumber(row.parts)];
  const replacedBy = replacementOf({ steps, parts, offers }, row.number, place);
  const isSold = !replacedBy || replacedBy.sellsOut;
  const offer = isSold ? offerOf(offers, parts.get(row.number)) : null;
  return { part: row.printed, offer, replacedBy };
}

function fitsOf(machine: MachineRow, row: PartRow, place: Place): Fits {
  const { verdict, fitment } = fits(byOldPart(row.steps), row.number, row.fitments, {
    ...place,
    options: null,
  });
  const listed = row.parts.find(({ number }) => number === fitment?.part);
  return {
    verdict: isCovered(machine, place.key) ? verdict : 'unknown',
    listed: listed?.printed ?? null,
    figure: fitment?.figure ?? null,
    item: fitment?.item ?? null,
    serials: fitment && printedRange(fitment),
    usableOn: machine.options.filter(({ code }) => fitment?.usableOn.includes(code)),
  };
}
