import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { TextArea, TextField } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { formatNumber } from '@/lib/format/numbers';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { DeliveryForm } from '../hooks/use-delivery-form';
import type { Delivery } from '../lib/purchase-schema';
import type { PurchaseFailure } from '../lib/purchase-failure';

const purchase = messages.purchase;

interface PurchaseDialogProps {
  isOpen: boolean;
  buyer: SessionUser;
  quantity: number;
  /** The formatted total. */
  total: string;
  delivery: DeliveryForm;
  failure: PurchaseFailure | null;
  onConfirm: (delivery: Delivery) => Promise<void>;
  onClose: () => void;
}

/** The dialog that asks for the delivery details and confirms the order. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { isOpen, buyer, quantity, total, delivery, failure, onConfirm, onClose } = props;
  const { form, sourceOf } = delivery;
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form.handleSubmit(onConfirm));
  return (
    <Dialog
      title={purchase.modalTitle}
      isOpen={isOpen}
      onClose={onClose}
      busy={isSubmitting}
      onSubmit={submit}
      foot={
        <>
          <FormFailure message={failure?.message} isSignedOut={failure?.isSignedOut} />
          {failure?.isAboutOrders && (
            <ButtonLink to={paths.orders} variant="ghost" size="small">
              {purchase.goToOrders}
            </ButtonLink>
          )}
          <p className="flex grow basis-full items-baseline justify-between gap-x-3 sm:grid sm:basis-auto">
            <span className="label">{purchase.total}</span>
            <span className="figure text-[1.75rem] leading-none">{total}</span>
          </p>
          <DialogActions
            cancelLabel={purchase.cancel}
            confirmLabel={purchase.confirm}
            pending={isSubmitting}
            pendingLabel={purchase.confirming}
            onCancel={onClose}
          />
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]">
          <TextField label={purchase.name} value={buyer.name} readOnly />
          <TextField label={purchase.email} value={buyer.email} readOnly />
          <TextField label={purchase.quantity} value={formatNumber(quantity)} readOnly />
        </div>
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
          hint={<Hint text={purchase.addressHint} source={sourceOf('address')} />}
          error={errors.address?.message}
        />
      </div>
    </Dialog>
  );
}

/** The hint of a field, with the source of a value that the shop filled in. */
function Hint({ text, source }: { text: string; source?: 'profile' | 'order' }) {
  return (
    <>
      {text} {source && <span className="font-medium text-ink">{purchase.offered[source]}</span>}
    </>
  );
}
