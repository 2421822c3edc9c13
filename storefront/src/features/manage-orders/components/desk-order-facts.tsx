import { changeOrderAddress, getCustomer, type Order, refundOrder } from '@harrow/contract';
import { CircleDashed, FileText, Pencil, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import * as deskPaths from '@/config/desk-paths';
import { State } from '@/components/desk/state';
import { DeskSection } from '@/components/desk/section';
import { CreditNotes } from '@/components/papers/credit-notes';
import { PaperButton } from '@/components/papers/paper-button';
import { Button } from '@/components/ui/button';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { useMay } from '@/lib/session/use-may';
import { messages } from '@/messages';
import { useOrderCount } from '../api/orders';
import { ordersOf } from '../lib/orders-of';
import { refundable } from '../lib/refund';
import { CopyButton } from '@/components/ui/copy-button';
import { ASIDE_LINK, Fact } from './fact';
import { PaymentState } from './payment-state';

const words = messages.deskOrder;

const AddressDialog = loadable(() => import('./address-dialog'));
const RefundDialog = loadable(() => import('./refund-dialog'));

/** Returns the digits to dial. */
const dialed = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** The customer and the delivery address, which can be corrected until the order is shipped. */
export function CustomerSection({ order }: { order: Order }) {
  const { customerId, name, email, phone, address, shipped, status } = order;
  const maySee = useMay(getCustomer);
  const count = useOrderCount(email);
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay(changeOrderAddress);
  const isOpenToChange = mayChange && !shipped && status !== 'cancelled' && status !== 'expired';
  return (
    <DeskSection
      title={messages.orders.customer}
      aside={
        count !== undefined && (
          <Link to={ordersOf(email)} className={ASIDE_LINK}>
            {words.orderCount(count)}
          </Link>
        )
      }
    >
      <dl>
        <Fact label={words.name}>
          {maySee ? (
            <Link
              to={deskPaths.customer(customerId)}
              className="inline-flex min-h-6 items-center underline underline-offset-4 max-[60rem]:min-h-11"
            >
              <UserText>{name}</UserText>
            </Link>
          ) : (
            <UserText>{name}</UserText>
          )}
        </Fact>
        <Fact label={words.email} action={<CopyButton text={email} label={words.copyEmail} />}>
          <UserText>{email}</UserText>
        </Fact>
        <Fact label={words.phone} action={<CopyButton text={phone} label={words.copyPhone} />}>
          <a
            href={`tel:${dialed(phone)}`}
            className="inline-flex min-h-6 items-center underline underline-offset-4 max-[60rem]:min-h-11"
          >
            <UserText>{phone}</UserText>
          </a>
        </Fact>
        <Fact
          label={words.address}
          action={<CopyButton text={address} label={words.copyAddress} />}
        >
          <UserText className="whitespace-pre-line">{address}</UserText>
        </Fact>
      </dl>
      {isOpenToChange && (
        <Button
          variant="tool"
          size="tool"
          className="mt-3"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Pencil aria-hidden />
          {words.changeAddress}
        </Button>
      )}
      <Suspense>
        {isOpen && <AddressDialog order={order} onClose={() => setOpen(false)} />}
      </Suspense>
    </DeskSection>
  );
}

interface PaymentSectionProps {
  order: Order;
  /** When the order was read, in milliseconds since the epoch. */
  readAt: number;
}

/** The payment of an order: when it expires unpaid, or the amount that can be refunded. */
export function PaymentSection({ order, readAt }: PaymentSectionProps) {
  const { _id, paid, status, expiresAt, trasectionId, currency } = order;
  const [isOpen, setOpen] = useState(false);
  const left = refundable(order);
  const mayRefund = useMay(refundOrder);
  return (
    <DeskSection
      title={messages.order.payment}
      aside={
        paid && (
          <PaperButton orderId={_id} className={ASIDE_LINK}>
            <FileText aria-hidden />
            {messages.order.invoice}
          </PaperButton>
        )
      }
    >
      <dl>
        <Fact label={words.status}>
          {paid || status === 'unpaid' ? (
            <span className={paid ? '' : 'flex flex-wrap items-center gap-x-3 gap-y-1'}>
              <PaymentState order={order} readAt={readAt} />
            </span>
          ) : (
            <State icon={CircleDashed}>{messages.orders.unpaid}</State>
          )}
        </Fact>
        {expiresAt !== null && (
          <Fact label={words.expires}>
            <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>
          </Fact>
        )}
        {trasectionId !== null && (
          <Fact
            label={words.transaction}
            action={<CopyButton text={trasectionId} label={messages.order.copy} />}
          >
            {trasectionId}
          </Fact>
        )}
        {paid && (
          <Fact
            label={words.refundable}
            action={
              left > 0 &&
              mayRefund && (
                <Button
                  variant="tool"
                  size="tool"
                  aria-haspopup="dialog"
                  onClick={() => setOpen(true)}
                >
                  <Undo2 aria-hidden />
                  {words.refund}
                </Button>
              )
            }
          >
            <span className="figure">{formatMoney(left, currency)}</span>
          </Fact>
        )}
      </dl>
      <CreditNotes order={order} />
      <Suspense>{isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}</Suspense>
    </DeskSection>
  );
}
