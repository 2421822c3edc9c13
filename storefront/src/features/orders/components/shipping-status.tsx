import { Clock, Truck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { messages } from '@/messages';
import type { Order } from '../lib/order';
import { shippingStatus } from '../lib/order-state';

/** Shipped, pending, or nothing while the order is unpaid. */
export function ShippingStatus({ order }: { order: Order }) {
  switch (shippingStatus(order)) {
    case 'shipped':
      return (
        <Badge tone="paid" icon={Truck}>
          {messages.orders.shipped}
        </Badge>
      );
    case 'pending':
      return (
        <Badge tone="pending" icon={Clock}>
          {messages.orders.pending}
        </Badge>
      );
    case null:
      return null;
  }
}
