import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getDeliveryOffer, type Offer } from '../api/get-delivery-offer';
import { deliverySchema, type Delivery } from '../lib/delivery-schema';

export type DeliveryForm = ReturnType<typeof useDeliveryForm>;

const FIELDS = ['phone', 'address'] as const;
const EMPTY: Delivery = { phone: '', address: '' };

/** What is known of the buyer's phone and address. It is not asked for an admin, who cannot buy. */
function useOffer({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  // An offer that cannot be had is not worth a message: the form asks for it as it always did.
  const { data } = useQuery({
    queryKey: ['delivery-offer', email],
    queryFn: ({ signal }) => getDeliveryOffer(email, signal),
    enabled: !isAdmin,
  });
  return data;
}

/**
 * Phone and address, filled with what was typed before, else with what the buyer's profile and last
 * order offer. The form belongs to the page, so that closing its dialog loses nothing.
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
  const offer = useOffer(buyer);
  const filled = useRef(EMPTY);
  const fill = useCallback(() => {
    for (const field of FIELDS) {
      // What somebody has typed, or has cleared, is theirs.
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
    /** Where the value of a field comes from, as long as it is the one that was offered. */
    sourceOf,
    isTyped: FIELDS.some((field) => values[field] !== '' && !sourceOf(field)),
    /** Begins the form again, for the next order. */
    clear(): void {
      reset(EMPTY);
      filled.current = EMPTY;
      fill();
    },
  };
}
