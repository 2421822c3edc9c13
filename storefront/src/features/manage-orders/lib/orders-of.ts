import * as paths from '@/config/paths';
import { deskHref } from '@/lib/desk-address';

/** Returns the address of the orders with an email. */
export const ordersOf = (email: string): string =>
  paths.manageOrders + deskHref(new URLSearchParams(), { q: email });
