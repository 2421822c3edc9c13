import type { Order } from '@harrow/contract';
import { DeskSection } from '@/components/desk/section';
import { messages } from '@/messages';
import { useCustomerOrders } from '../api/customers';
import { CustomerOrders } from './customer-orders';

const words = messages.customers;

const SHOWN = 5;

/** The last other orders of the customer of an order; nothing where there are none. */
export function OtherOrders({ order: { _id, customerId } }: { order: Order }) {
  const { data } = useCustomerOrders(customerId);
  const others = (data?.rows ?? []).filter((other) => other._id !== _id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <DeskSection title={words.alsoBy}>
      <CustomerOrders orders={others} label={words.alsoBy} />
    </DeskSection>
  );
}
