import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { deliverySchema, type Delivery } from '../lib/delivery-schema';

/** Phone and address. The form belongs to the page, so that closing its dialog loses nothing. */
export type DeliveryForm = UseFormReturn<Delivery>;

/** Makes the form, filled with what was typed before, if anything was. */
export function useDeliveryForm(draft: Delivery | null): DeliveryForm {
  return useForm<Delivery>({
    resolver: zodResolver(deliverySchema),
    defaultValues: { phone: draft?.phone ?? '', address: draft?.address ?? '' },
  });
}
