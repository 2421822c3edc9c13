import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import type { DeliveryForm } from '../hooks/use-delivery-form';
import type { Delivery } from '../lib/delivery-schema';
import type { PurchaseFailure } from '../lib/purchase-failure';

const purchase = messages.purchase;

interface PurchaseDialogProps {
  isOpen: boolean;
  buyer: SessionUser;
  quantity: number;
  /** The total, ready to show. */
  total: string;
  form: DeliveryForm;
  failure: PurchaseFailure | null;
  onConfirm: (delivery: Delivery) => Promise<void>;
  onClose: () => void;
  /** The form is left for the orders that have to be paid first. */
  onLeave: () => void;
}

/** Asks for what an order still lacks and confirms it. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { isOpen, buyer, quantity, total, form, failure, onConfirm, onClose, onLeave } = props;
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(onConfirm);
  return (
    <Dialog title={purchase.modalTitle} isOpen={isOpen} onClose={onClose} busy={isSubmitting}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={purchase.name} value={buyer.name} readOnly />
          <TextField label={purchase.email} value={buyer.email} readOnly />
        </div>
        <TextField label={purchase.quantity} value={quantity} readOnly />
        <TextField
          {...form.register('phone')}
          label={purchase.phone}
          type="tel"
          autoComplete="tel"
          hint={purchase.phoneHint}
          error={errors.phone?.message}
          autoFocus
        />
        <TextArea
          {...form.register('address')}
          label={purchase.address}
          rows={2}
          autoComplete="street-address"
          hint={purchase.addressHint}
          error={errors.address?.message}
        />
        <p className="flex items-baseline justify-between border-y border-line py-3">
          <span className="label">{purchase.total}</span>
          <span className="figure text-2xl">{total}</span>
        </p>
        <FormFailure message={failure?.message} isSignedOut={failure?.isSignedOut} />
        {failure?.isAboutOrders && (
          <ButtonLink
            to="/dashboard/myorders"
            variant="ghost"
            size="small"
            className="justify-self-start"
            onClick={onLeave}
          >
            {purchase.goToOrders}
          </ButtonLink>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button
            variant="ghost"
            aria-disabled={isSubmitting}
            onClick={isSubmitting ? undefined : onClose}
          >
            {purchase.cancel}
          </Button>
          <Button type="submit" pending={isSubmitting} pendingLabel={purchase.confirming}>
            {purchase.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
