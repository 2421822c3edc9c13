import type { Order } from '@harrow/contract';
import { UserText } from '@/components/ui/user-text';

interface AddressLinesProps {
  order: Pick<Order, 'name' | 'address'>;
  /** The way to reach the customer: the phone for a delivery, the email for a bill. */
  contact: string;
}

/** The name and the address on an order, line by line. */
export function AddressLines({ order: { name, address }, contact }: AddressLinesProps) {
  return (
    <>
      <UserText as="p" className="font-semibold wrap-anywhere">
        {name}
      </UserText>
      <UserText as="p" className="wrap-anywhere whitespace-pre-line">
        {address}
      </UserText>
      <UserText as="p" className="wrap-anywhere">
        {contact}
      </UserText>
    </>
  );
}
