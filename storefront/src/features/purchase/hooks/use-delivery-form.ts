import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDeliveryOffer, type Offer } from '../api/purchase';
import { deliverySchema, type Delivery } from '../lib/purchase-schema';

export type DeliveryForm = ReturnType<typeof useDeliveryForm>;

const FIELDS = ['phone', 'address'] as const;
const EMPTY: Delivery = { phone: '', address: '' };

/**
 * The form for phone and address, filled in from the draft, or else from the buyer's profile and last
 * order. Its state belongs to the page, so that closing the dialog does not lose the input.
 */
export function useDeliveryForm(
  draft: Delivery | null,
  buyer: { email: string; isAdmin: boolean },
) {
  const form = useForm<Delivery>({
    resolver: zodResolver(deliverySchema),
    defaultValues: { phone: draft?.phone ?? '', address: draft?.address ?? '' },
  });
  const { control, getValues, reset, setValue } = form;
  const offer = useDeliveryOffer(buyer);
  const filled = useRef(EMPTY);
  const fill = useCallback(() => {
    for (const field of FIELDS) {
      // Do not overwrite fields that the user has changed or cleared.
      if (getValues(field) !== filled.current[field]) continue;
      const value = offer?.[field]?.value ?? '';
      filled.current = { ...filled.current, [field]: value };
      setValue(field, value);
    }
  }, [offer, getValues, setValue]);
  useEffect(fill, [fill]);

  const { phone = '', address = '' } = useWatch({ control });
  const values = { phone, address };
  const sourceOf = (field: keyof Delivery): Offer['from'] | undefined => {
    const known = offer?.[field];
    return known?.value === values[field] ? known.from : undefined;
  };
  return {
    form,
    values,
    /** Returns the source of a field's value, as long as it is the suggested one. */
    sourceOf,
    isTyped: FIELDS.some((field) => values[field] !== '' && !sourceOf(field)),
    /** Clears a suggested value for another one, and moves the focus there. */
    replace(field: keyof Delivery): void {
      filled.current = { ...filled.current, [field]: values[field] };
      setValue(field, '', { shouldDirty: true });
      form.setFocus(field);
    },
    /** Resets the form for the next order. */
    clear(): void {
      reset(EMPTY);
      filled.current = EMPTY;
      fill();
    },
  };
}

/** Shows the server's errors in the fields. */
export function showFieldErrors(
  form: DeliveryForm['form'],
  { phone, address }: Partial<Delivery> = {},
): void {
  if (address) form.setError('address', { message: address });
  if (phone) form.setError('phone', { message: phone }, { shouldFocus: true });
}
