import {
  getCustomer,
  listCustomerMachines,
  listCustomers,
  listOrders,
  orderStatuses,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { listQuery, readPage } from '@/lib/list-page';
import { ordersKey } from '@/lib/query-keys';

const customersKey = ['customers'];

/** The customers on a page of the list. */
export const CUSTOMERS_PAGE_SIZE = 50;

/** The orders that the page of a customer shows. */
const SHOWN_ORDERS = 20;

/** Reads a page of the customers with `q` in their email or name, newest first. */
export function useCustomersPage(q: string, page: number) {
  const query = {
    limit: String(CUSTOMERS_PAGE_SIZE),
    pageNumber: String(page),
    ...(q !== '' && { q }),
  };
  return useQuery({
    queryKey: [...customersKey, query],
    queryFn: ({ signal }) => readPage(signal, (given) => call(listCustomers, { query, ...given })),
    ...listQuery,
  });
}

/** Reads what the shop knows about a customer. */
export const useCustomer = (id: string) =>
  useQuery({
    queryKey: [...customersKey, id],
    queryFn: () => call(getCustomer, { parameters: { id } }),
    staleTime: 0,
  });

/** Reads the machines that a customer keeps. */
export const useCustomerMachines = (id: string) =>
  useQuery({
    queryKey: [...customersKey, id, 'machines'],
    queryFn: () => call(listCustomerMachines, { parameters: { id } }),
  });

/** Reads the last orders of a customer, ended ones too. */
export function useCustomerOrders({ _id, email }: { _id: string; email: string }) {
  const query = { q: email, status: orderStatuses.join(','), limit: String(SHOWN_ORDERS) };
  return useQuery({
    queryKey: [...ordersKey, 'customer', _id, query],
    queryFn: async () => {
      const orders = await call(listOrders, { query });
      // the words may be in an order of someone else
      return orders.filter(({ customerId }) => customerId === _id);
    },
    staleTime: 0,
  });
}
