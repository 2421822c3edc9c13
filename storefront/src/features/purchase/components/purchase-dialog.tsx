import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { TextArea, TextField } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { multiplyAmount } from '@harrow/money';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { unitPriceAt } from '@/lib/price-steps';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { OfferedProduct } from '../api/purchase';
import type { DeliveryForm } from '../hooks/use-delivery-form';
import type { Delivery } from '../lib/purchase-schema';
import type { PurchaseFailure } from '../lib/purchase-failure';

const purchase = messages.purchase;

interface PurchaseDialogProps {
  isOpen: boolean;
  buyer: SessionUser;
  product: OfferedProduct;
  quantity: number;
  delivery: DeliveryForm;
  failure: PurchaseFailure | null;
  onConfirm: (delivery: Delivery) => Promise<void>;
  onClose: () => void;
}

/** The dialog that asks for the delivery details and confirms the order. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { isOpen, buyer, product, quantity, delivery, failure, onConfirm, onClose } = props;
  const { form, sourceOf } = delivery;
  const price = unitPriceAt(product.priceSteps, quantity);
  const total = formatMoney(multiplyAmount(price, quantity), product.currency);
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form.handleSubmit(onConfirm));
  return (
    <Dialog
      title={purchase.modalTitle}
      isOpen={isOpen}
      onClose={onClose}
      busy={isSubmitting}
      size="narrow"
      onSubmit={submit}
      foot={<Foot total={total} failure={failure} pending={isSubmitting} onClose={onClose} />}
    >
      <div className="grid gap-4">
        <OrderLine
          product={product}
          quantity={quantity}
          price={formatMoney(price, product.currency)}
          total={total}
        />
        <Buyer buyer={buyer} />
        <TextField
          {...form.register('phone')}
          label={purchase.phone}
          type="tel"
          autoComplete="tel"
          hint={<Hint text={purchase.phoneHint} source={sourceOf('phone')} />}
          error={errors.phone?.message}
          autoFocus
        />
        <TextArea
          {...form.register('address')}
          label={purchase.address}
          rows={2}
          autoComplete="street-address"
          hint={
            <Hint
              text={sourceOf('address') ? '' : purchase.addressHint}
              source={sourceOf('address')}
              other={{ label: purchase.otherAddress, onPress: () => delivery.replace('address') }}
            />
          }
          error={errors.address?.message}
        />
      </div>
    </Dialog>
  );
}

type FootProps = Pick<PurchaseDialogProps, 'failure' | 'onClose'> & {
  total: string;
  pending: boolean;
};

/** The error, the total and the buttons. */
function Foot({ total, failure, pending, onClose }: FootProps) {
  return (
    <>
      <FormFailure message={failure?.message} isSignedOut={failure?.isSignedOut} />
      {failure?.isAboutOrders && (
        <ButtonLink to={paths.orders} variant="ghost" size="small">
          {purchase.goToOrders}
        </ButtonLink>
      )}
      <p className="flex grow basis-full items-baseline justify-between gap-x-3 sm:grid sm:basis-auto sm:gap-1">
        <span className="label">{purchase.total}</span>
        <span className="figure text-[1.75rem] leading-none">{total}</span>
      </p>
      <DialogActions
        cancelLabel={purchase.cancel}
        confirmLabel={purchase.confirm}
        pending={pending}
        pendingLabel={purchase.confirming}
        onCancel={onClose}
      />
    </>
  );
}

/** The product, and how its total comes about. */
function OrderLine({ product, quantity, price, total }: OrderLineProps) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-0.5 border-y border-line py-3 tabular-nums">
      <Picture
        src={product.img}
        sizes="5rem"
        alt=""
        width={960}
        height={600}
        className="row-span-2 aspect-8/5 h-auto w-20 rounded-control bg-cream object-cover short:hidden"
      />
      <UserText as="p" className="min-w-0 font-semibold wrap-anywhere">
        {product.name}
      </UserText>
      <p>
        <ReadOnly label={purchase.quantity} value={formatNumber(quantity)} />{' '}
        {purchase.sum(price, total)}
      </p>
    </div>
  );
}

interface OrderLineProps {
  product: OfferedProduct;
  quantity: number;
  price: string;
  total: string;
}

function Buyer({ buyer }: { buyer: SessionUser }) {
  return (
    <p className="min-w-0">
      <span className="text-muted">{purchase.buyer}</span>{' '}
      <ReadOnly label={purchase.name} value={buyer.name} className="font-semibold" />,{' '}
      <ReadOnly label={purchase.email} value={buyer.email} />
    </p>
  );
}

interface ReadOnlyProps {
  label: string;
  value: string;
  className?: string;
}

/** A read-only field of the specification, as part of a line of text. */
function ReadOnly({ label, value, className = '' }: ReadOnlyProps) {
  return (
    <input
      readOnly
      dir="auto"
      aria-label={label}
      title={label}
      value={value}
      size={Math.max(value.length, 1)}
      className={`field-sizing-content min-h-6 max-w-full min-w-6 bg-transparent text-ellipsis ${className}`}
    />
  );
}

interface HintProps {
  text: string;
  source?: 'profile' | 'order';
  /** Replaces a suggested value. */
  other?: { label: string; onPress: () => void };
}

/** The hint of a field, with the source of a value that the shop filled in. */
function Hint({ text, source, other }: HintProps) {
  return (
    <>
      {source && <span className="font-medium text-ink">{purchase.offered[source]} </span>}
      {text}
      {source && other && (
        <button
          type="button"
          onClick={other.onPress}
          className="ml-1 inline-flex min-h-6 items-center font-semibold text-ink underline underline-offset-4 max-sm:min-h-11"
        >
          {other.label}
        </button>
      )}
    </>
  );
}
