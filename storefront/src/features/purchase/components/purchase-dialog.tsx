import type { ReactNode } from 'react';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { SumNote } from '@/components/ui/sum-note';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { UserText } from '@/components/ui/user-text';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { DeliveryForm } from '../hooks/use-delivery-form';
import type { Delivery } from '../lib/purchase-schema';
import type { PurchaseFailure } from '../lib/purchase-failure';
import { ReadOnly } from './read-only';

const purchase = messages.purchase;

interface PurchaseDialogProps {
  isOpen: boolean;
  buyer: SessionUser;
  /** Follows the name and email of the buyer. */
  note?: string;
  /** The total, formatted. */
  total: string;
  /** As wide as the lines of a list need it. */
  isWide?: boolean;
  /** The product or lines of the order. */
  children: ReactNode;
  delivery: DeliveryForm;
  failure: PurchaseFailure | null;
  onConfirm: (delivery: Delivery) => Promise<void>;
  onClose: () => void;
}

/** The dialog that asks for the delivery details and confirms the order. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { isOpen, buyer, note, total, isWide, delivery, failure, onConfirm, onClose } = props;
  const { form, sourceOf } = delivery;
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form.handleSubmit(onConfirm));
  return (
    <Dialog
      title={purchase.modalTitle}
      isOpen={isOpen}
      onClose={onClose}
      busy={isSubmitting}
      size={isWide ? undefined : 'narrow'}
      onSubmit={submit}
      foot={<Foot total={total} failure={failure} pending={isSubmitting} onClose={onClose} />}
    >
      <div className="grid gap-4">
        {props.children}
        <Buyer buyer={buyer} note={note} />
        <TextField
          {...textIn(form, 'phone')}
          label={purchase.phone}
          type="tel"
          autoComplete="tel"
          hint={<Hint text={purchase.phoneHint} source={sourceOf('phone')} />}
          autoFocus
        />
        <TextArea
          {...textIn(form, 'address')}
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
      <SumNote className="grow basis-full sm:order-first" />
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

function Buyer({ buyer, note }: { buyer: SessionUser; note?: string }) {
  return (
    <p className="min-w-0">
      <span className="text-muted">{purchase.buyer}</span>{' '}
      <ReadOnly label={purchase.name} value={buyer.name} className="font-semibold" />,{' '}
      <ReadOnly label={purchase.email} value={buyer.email} />
      {note !== undefined && <UserText className="text-muted"> · {note}</UserText>}
    </p>
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
