import { Download } from 'lucide-react';
import { Pagination } from '@/components/ui/pagination';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { saveOrders } from '../api/orders';
import { hrefOf, PAGE_SIZE, type OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders;
const { shortKeys } = words;

interface ListFootProps {
  address: OrdersAddress;
  /** How many orders the page shows, and the list has; undefined while that is not known. */
  shown: number;
  total: number | undefined;
  onHelp: () => void;
}

/** Below the list: its table as a file, the keys, the range on show and the pages. */
export function ListFoot({ address, shown, total, onHelp }: ListFootProps) {
  const first = address.page * PAGE_SIZE;
  const save = useAction(async () => {
    try {
      await saveOrders(address);
    } catch (error) {
      showError(words.csvFailed(describeError(error)));
    }
  });
  // without the counts, a full page may have another one after it
  const atLeast = first + shown + (shown === PAGE_SIZE ? 1 : 0);
  return (
    <div className="desk-after">
      {total !== undefined && total > 0 && (
        <button
          type="button"
          aria-disabled={save.pending}
          onClick={() => void save.run()}
          className="desk-button"
        >
          <Download aria-hidden />
          {save.pending ? words.csvPending : words.csv(formatNumber(total))}
        </button>
      )}
      <p className="desk-keys">
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {shortKeys.move}
        </span>
        <span>
          <kbd>X</kbd> {shortKeys.select}
        </span>
        <span>
          <kbd>S</kbd> {shortKeys.ship}
        </span>
        <span>
          <kbd>Enter</kbd> {shortKeys.open}
        </span>
        <button type="button" aria-haspopup="dialog" onClick={onHelp}>
          <kbd>?</kbd> {shortKeys.all}
        </button>
      </p>
      <p role="status" className="desk-range">
        {total !== undefined &&
          shown > 0 &&
          words.range(formatNumber(first + 1), formatNumber(first + shown), formatNumber(total))}
      </p>
      <Pagination
        page={address.page}
        pageCount={Math.max(1, Math.ceil((total ?? atLeast) / PAGE_SIZE))}
        hrefOf={(page) => hrefOf({ ...address, page })}
      />
    </div>
  );
}
