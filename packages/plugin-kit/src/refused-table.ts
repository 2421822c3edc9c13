import { MAX_REFUSED_ROWS, type RefusedRow } from '@harrow/contract';
import { ShopError } from './shop-error';

/** The refusal of a table with rows that break rules: their number, and the first of them in `rows`. */
export function refusedTable(faults: RefusedRow[], count: number): ShopError {
  const more = count > MAX_REFUSED_ROWS ? ` The first ${MAX_REFUSED_ROWS} are listed.` : '';
  const many = count === 1 ? '1 row breaks' : `${count} rows break`;
  return new ShopError('invalid_body', `${many} a rule, so nothing was changed.${more}`, {
    details: { rows: faults },
  });
}
