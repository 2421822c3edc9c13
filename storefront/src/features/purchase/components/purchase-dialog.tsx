import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormFailure } from '@/components/ui/form-failure';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { formatNumber } from '@/lib/format/pieces';
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
  delivery: DeliveryForm;
  failure: PurchaseFailure | null;
  onConfirm: (delivery: Delivery) => Promise<void>;
  onClose: () => void;
}

/** Asks for what an order still lacks and confirms it. */
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
            <ButtonLink to="/dashboard/myorders" variant="ghost" size="small">
              {purchase.goToOrders}
            </ButtonLink>
          )}
          <p className="flex grow basis-full items-baseline justify-between gap-x-3 sm:grid sm:basis-auto">
            <span className="label">{purchase.total}</span>
            <span className="figure text-[1.75rem] leading-none">{total}</span>
          </p>
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

/** Help for a field, and where its value comes from if the shop has filled it in. */
function Hint({ text, source }: { text: string; source?: 'profile' | 'order' }) {
  return (
    <>
      {text} {source && <span className="font-medium text-ink">{purchase.offered[source]}</span>}
    </>
  );
}
