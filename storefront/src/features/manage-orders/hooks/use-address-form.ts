import type { Order } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { reportFailure } from '@/components/ui/form-failure';
import { showSuccess } from '@/components/ui/toast';
import { orderKey, ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { changeAddress } from '../api/order-desk';
import { deliveryFields } from '../lib/delivery-fields';

const words = messages.deskOrder;

const schema = z.object(deliveryFields);

const FIELDS = ['name', 'phone', 'address'] as const;

/** The form that corrects where an order goes; calls `onDone` once it is saved. */
export function useAddressForm({ _id, name, phone, address }: Order, onDone: () => void) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name, phone, address },
  });
  const save = form.handleSubmit(async (typed) => {
    // a colleague may have corrected the others meanwhile
    const changed = FIELDS.filter((field) => form.formState.dirtyFields[field]);
    try {
      await changeAddress(_id, Object.fromEntries(changed.map((field) => [field, typed[field]])));
    } catch (error) {
      reportFailure(form, error, { fields: FIELDS });
      return;
    }
    showSuccess(words.addressSaved);
    onDone();
    const keys = [orderKey(_id), ordersKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
  return { form, save };
}
