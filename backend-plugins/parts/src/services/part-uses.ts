import {
  MAX_PART_STEPS,
  MAX_PART_USES,
  type PartUse,
  type PartUses,
  type ReplacementStep,
  type SerialRange,
} from '@harrow/contract';
import { PreparedStatement, type Services } from '@harrow/plugin-kit';
import { printedRange } from '../lib/machine-row';
import { offerOf, offersOf, partsByNumber } from '../lib/offer';
import { findPart } from '../lib/part-row';
import { statement } from '../lib/statement';

/** A question about the uses of a part. */
type UsesQuery = { number: string; limit: number; pageNumber: number };

/** A member of an answer, with its bounds beside its other fields. */
type Row<Shown> = Omit<Shown, 'serials'> & SerialRange;

type StepRows = { data: Row<ReplacementStep>[]; count: number };

const USES = new PreparedStatement<{ count: number; uses: Row<PartUse>[] }>(
  'part_uses',
  statement('part-uses'),
);
const STEPS = new PreparedStatement<{ replacedBy: StepRows; replaces: StepRows }>(
  'part_steps',
  statement('part-steps'),
);

const shown = <Shown>({ from, to, ...row }: Row<Shown>) => ({
  ...row,
  serials: printedRange({ from, to }),
});

const shownSteps = ({ data, count }: StepRows) => ({
  data: data.map(shown<ReplacementStep>),
  count,
});

/** Tells staff where a part number is used. */
export default class PartUsesService {
  constructor(private readonly services: Services) {}

  /**
   * Returns the replacements that a part belongs to, and a page of the lines that list it in books of any state. Throws
   * `not_found` for a number that neither a book, nor a replacement, nor a product has.
   */
  async list({ number: typed, limit, pageNumber }: UsesQuery): Promise<PartUses> {
    const { manager, storefrontProductService } = this.services;
    const { number, printed, name, parts } = await findPart(manager, typed, null);
    const part = partsByNumber(parts).get(number);
    const offers = offersOf(
      await storefrontProductService.current(part?.productId ? [part.productId] : []),
    );
    const [steps] = await STEPS.run(manager, [number, MAX_PART_STEPS]);
    const page = [number, limit, limit * pageNumber, MAX_PART_USES + 1];
    const [found] = await USES.run(manager, page);
    const { count = 0, uses = [] } = found ?? {};
    return {
      part: printed,
      name,
      offer: offerOf(offers, part),
      replacedBy: shownSteps(steps?.replacedBy ?? NONE),
      replaces: shownSteps(steps?.replaces ?? NONE),
      uses: uses.map(shown<PartUse>),
      count: Math.min(count, MAX_PART_USES),
      isCapped: count > MAX_PART_USES,
    };
  }
}

const NONE: StepRows = { data: [], count: 0 };
