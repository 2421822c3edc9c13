import type { Order } from '@harrow/contract';
import { FormDialog } from '@/components/ui/form-dialog';
import { SESSION_ENDED } from '@/components/ui/form-failure';
import { TextArea, TextField, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { useAddressForm } from '../hooks/use-address-form';

const words = messages.deskOrder;

interface AddressDialogProps {
  order: Order;
  onClose: () => void;
}

/** Corrects the name, the phone number and the address of an order before it ships. */
export default function AddressDialog({ order, onClose }: AddressDialogProps) {
  const { form, save } = useAddressForm(order, onClose);
  const { isSubmitting, errors } = form.formState;
  return (
    <FormDialog
      title={words.addressTitle(order.number)}
      isOpen
      onClose={onClose}
      size="narrow"
      onSubmit={useSubmit(save)}
      failure={{
        message: errors.root?.message,
        isSignedOut: errors.root?.type === SESSION_ENDED,
      }}
      confirmLabel={words.saveAddress}
      pending={isSubmitting}
      pendingLabel={words.savingAddress}
    >
      <div className="grid gap-4">
        <TextField {...textIn(form, 'name')} label={words.name} autoComplete="off" autoFocus />
        <TextField {...textIn(form, 'phone')} label={words.phone} type="tel" autoComplete="off" />
        <TextArea {...textIn(form, 'address')} label={words.address} autoComplete="off" />
      </div>
    </FormDialog>
  );
}
