import type { Order } from '@harrow/contract';
import { Choice } from '@/components/desk/choice';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { AmountField } from '@/components/ui/number-field';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useRefund } from '../hooks/use-refund';
import { refundable } from '../lib/refund';
import { RestockFields } from './restock-fields';

const words = messages.deskOrder;

interface RefundDialogProps {
  order: Order;
  onClose: () => void;
}

/** Gives money of an order back, once however often the button is pressed. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { amount, refunded, currency, number } = order;
  const money = (sum: number) => formatMoney(sum, currency);
  const left = money(refundable(order));
  const refund = useRefund(order, onClose);
  const hint =
    refunded > 0 ? words.refundHint(left, money(refunded), money(amount)) : words.upTo(left);
  return (
    <Dialog
      title={words.refundTitle(number)}
      isOpen
      onClose={onClose}
      busy={refund.pending}
      size="narrow"
      onSubmit={(event) => {
        event.preventDefault();
        void refund.send();
      }}
      foot={
        <DialogActions
          confirmLabel={
            refund.amount === null ? words.refund : words.refundSum(money(refund.amount))
          }
          pending={refund.pending}
          pendingLabel={words.refunding}
          onCancel={onClose}
        />
      }
    >
      <fieldset disabled={refund.pending}>
        <legend className="sr-only">{words.howMuch}</legend>
        {[true, false].map((isAll) => (
          <Choice
            key={String(isAll)}
            name="part"
            checked={refund.isAll === isAll}
            onChange={() => refund.choose({ isAll })}
          >
            <span>{isAll ? words.allThatIsLeft : words.anotherAmount}</span>
            {isAll && <span className="figure ml-auto">{left}</span>}
          </Choice>
        ))}
      </fieldset>
      {!refund.isAll && (
        <AmountField
          autoFocus
          label={words.amount}
          hint={hint}
          value={refund.typed}
          onValueChange={(typed) => refund.choose({ typed })}
          error={refund.error}
        />
      )}
      {refund.isAll && (
        <p role="alert" className="font-medium text-red-text empty:absolute">
          {refund.error}
        </p>
      )}
      <RestockFields
        lines={refund.lines}
        pieces={refund.pieces}
        problemOf={refund.pieceProblem}
        onChange={refund.putBack}
      />
      <p className="text-sm text-pretty text-muted">{words.refundNote}</p>
    </Dialog>
  );
}
