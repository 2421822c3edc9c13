import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useListOrder } from '../hooks/use-list-order';
import { PurchaseDialog } from './purchase-dialog';

const words = messages.purchase;

/** A line of the order; `price` of one piece and `amount` are decimal. */
interface OrderedLine {
  productId: string;
  name: string;
  number: string | null;
  img: string;
  quantity: number;
  price: number;
  amount: number;
}

interface ListOrderDialogProps {
  lines: readonly OrderedLine[];
  /** The sum of the lines. */
  amount: number;
  currency: string;
  poNumber: string;
  buyer: SessionUser & { isAdmin: boolean };
  onPlaced: (orderId: string) => void;
  onClose: () => void;
}

/** The dialog that asks for the delivery details and confirms the order of a list. */
export function ListOrderDialog(props: ListOrderDialogProps) {
  const { lines, amount, currency, poNumber, buyer, onPlaced, onClose } = props;
  const { delivery, failure, confirm } = useListOrder(props, buyer, onPlaced);
  return (
    <PurchaseDialog
      isOpen
      isWide
      buyer={buyer}
      note={poNumber === '' ? undefined : words.poNumber(poNumber)}
      total={formatMoney(amount, currency)}
      delivery={delivery}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {/* after six lines it scrolls by itself, and the keyboard can do that too */}
      <ul
        tabIndex={lines.length > 6 ? 0 : undefined}
        aria-label={words.lines}
        className="max-h-66 overflow-y-auto border-y border-line max-sm:max-h-60"
      >
        {lines.map((line) => (
          <Line
            key={line.productId}
            line={line}
            currency={currency}
            problem={failure?.lines?.get(line.productId)}
          />
        ))}
      </ul>
    </PurchaseDialog>
  );
}

interface LineProps {
  line: OrderedLine;
  currency: string;
  /** Why it cannot be ordered. */
  problem: string | undefined;
}

function Line({
  line: { name, number, img, quantity, price, amount },
  currency,
  problem,
}: LineProps) {
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 border-line py-1 leading-tight tabular-nums not-first:border-t not-first:border-dashed sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <Picture
        src={img}
        sizes="3rem"
        className="aspect-8/5 h-auto w-12 rounded-control bg-sand object-cover max-sm:hidden"
      />
      <span className="min-w-0">
        <UserText className="font-semibold wrap-anywhere">{name}</UserText>{' '}
        <PartNumber className="max-sm:block">{number}</PartNumber>
        {problem !== undefined && (
          <strong className="block text-sm font-medium text-red-text">{problem}</strong>
        )}
      </span>
      <span className="grid justify-items-end sm:flex sm:gap-6">
        <span className="text-muted max-sm:text-sm">
          {formatNumber(quantity)} × {formatMoney(price, currency)}
        </span>
        <span className="text-right font-semibold sm:min-w-20">
          {formatMoney(amount, currency)}
        </span>
      </span>
    </li>
  );
}
