import { ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { messages } from '@/messages';
import { ROWS } from '../lib/orders-address';

const words = messages.manageOrders;

/** Chooses how many orders are on a page; the choice is part of the address. */
export function RowsChoice({ rows }: { rows: number }) {
  const { choose } = useDeskAddress();
  const [fewest] = ROWS;
  return (
    <ToolSelect
      label={words.rows}
      value={rows}
      onChange={({ target }) =>
        choose({ rows: target.value === String(fewest) ? undefined : target.value })
      }
    >
      {ROWS.map((each) => (
        <option key={each} value={each}>
          {words.rowsOf(each)}
        </option>
      ))}
    </ToolSelect>
  );
}
