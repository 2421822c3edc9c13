import { type Customer, type CheckedLine, languages, MAX_PO_NUMBER_LENGTH } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/ui/form-failure';
import { showSuccess } from '@/components/ui/toast';
import { optionalTextSchema } from '@/lib/forms/field-schemas';
import { toApiError } from '@/lib/http/api-error';
import { listCheckKey, ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { LANGUAGE } from '@/messages/en/language';
import { customersKey } from '../api/customers';
import { placeFor, useLinesFor } from '../api/new-order';
import { deliveryFields } from '../lib/delivery-fields';

const words = messages.customers.newOrder;

const schema = z.object({
  ...deliveryFields,
  poNumber: optionalTextSchema(MAX_PO_NUMBER_LENGTH),
  language: z.enum(languages),
});

const FIELDS = ['name', 'phone', 'address', 'poNumber'] as const;

/** The refusals about the lines, each of which then says what is wrong with it. */
const ABOUT_LINES: ReadonlySet<string | undefined> = new Set([
  'price_changed',
  'out_of_stock',
  'below_minimum',
  'not_found',
]);

interface WantedLine {
  productId: string;
  quantity: number;
}

/** A line of the order, with what the last check says about it. */
export interface NewLine extends WantedLine {
  checked: CheckedLine | undefined;
}

/** An order that staff write down for a customer; calls `onPlaced` with its id. */
export function useNewOrder(customer: Customer, onPlaced: (orderId: string) => void) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly WantedLine[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const query = useLinesFor(customer._id, [...wanted]);
  const { name, phone, address } = customer;
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: {
      ...{ name, phone: phone ?? '', address: address ?? '', poNumber: '' },
      language: LANGUAGE,
    },
  });
  const known = new Map(
    query.data?.asked.map(({ productId }, index) => [productId, query.data.lines[index]]),
  );
  const lines = wanted.map((line): NewLine => {
    const checked = known.get(line.productId);
    return { ...line, checked: checked?.quantity === line.quantity ? checked : undefined };
  });
  const isReady = lines.length > 0 && lines.every(({ checked }) => checked?.state === 'ok');
  const change = (next: readonly WantedLine[]) => {
    setProblem(null);
    setWanted(next);
  };
  const save = form.handleSubmit(async ({ poNumber, ...delivery }) => {
    if (!query.data || !isReady) {
      setProblem(lines.length === 0 ? words.noLines : words.linesWrong);
      return;
    }
    setProblem(null);
    const { amount } = query.data;
    const more = poNumber === '' ? {} : { poNumber };
    try {
      const order = { lines: [...wanted], amount, ...delivery, ...more };
      const orderId = await placeFor(customer._id, order);
      showSuccess(words.placed);
      onPlaced(orderId);
      const keys = [ordersKey, customersKey];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    } catch (error) {
      const { code, message } = toApiError(error);
      if (ABOUT_LINES.has(code)) {
        await client.invalidateQueries({ queryKey: listCheckKey });
        setProblem(code === 'price_changed' ? words.pricesChanged : words.linesWrong);
      } else if (code === 'too_many_unpaid_orders') setProblem(message);
      else reportFailure(form, error, { fields: FIELDS, whenUnknown: words.unknown });
    }
  });
  return {
    form,
    save,
    lines,
    problem,
    isReady,
    currency: query.data?.currency ?? customer.currency,
    amount: query.data?.amount ?? 0,
    add: (line: WantedLine): void => {
      if (wanted.every(({ productId }) => productId !== line.productId)) change([...wanted, line]);
    },
    setQuantity: (productId: string, quantity: number): void =>
      change(wanted.map((line) => (line.productId === productId ? { productId, quantity } : line))),
    remove: (productId: string): void =>
      change(wanted.filter((line) => line.productId !== productId)),
  };
}

export type NewOrder = ReturnType<typeof useNewOrder>;
