import { Download } from 'lucide-react';
import { DeskFoot } from '@/components/desk/foot';
import { DeskKeys, type DeskKey } from '@/components/desk/keys';
import { Button } from '@/components/ui/button';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { saveOrders } from '../api/orders';
import { PAGE_SIZE, type OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders;
const { keyNames, shortKeys } = words;

const KEYS: readonly DeskKey[] = [
  { keys: ['J'], name: keyNames.down, short: shortKeys.down },
  { keys: ['K'], name: keyNames.up, short: shortKeys.up },
  { keys: ['X'], name: keyNames.select, short: shortKeys.select },
  { keys: ['Shift', 'X'], name: keyNames.range },
  { keys: ['S'], name: keyNames.ship, short: shortKeys.ship },
  { keys: ['Enter'], name: keyNames.open, short: shortKeys.open },
  { keys: ['Z'], name: keyNames.undo },
  { keys: ['1', '2', '3', '4', '5'], name: keyNames.tabs },
  { keys: ['Ctrl', 'Enter'], name: keyNames.send },
  { keys: ['Esc'], name: keyNames.close },
];

interface OrdersFootProps {
  address: OrdersAddress;
  /** The orders of the list; undefined while that is not known. */
  total: number | undefined;
}

/** Below the list: its table as a file, the keys, the range on show and the pages. */
export function OrdersFoot({ address, total }: OrdersFootProps) {
  const save = useAction(async () => {
    try {
      await saveOrders(address);
    } catch (error) {
      showError(words.csvFailed(describeError(error)));
    }
  });
  return (
    <DeskFoot size={PAGE_SIZE} total={total}>
      {total !== undefined && total > 0 && (
        <Button
          variant="tool"
          size="tool"
          aria-disabled={save.pending}
          onClick={() => void save.run()}
        >
          <Download aria-hidden className="size-4.5" />
          {save.pending ? words.csvPending : words.csv(formatNumber(total))}
        </Button>
      )}
      <DeskKeys keys={KEYS} />
    </DeskFoot>
  );
}
