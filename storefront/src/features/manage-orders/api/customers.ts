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

export const customersKey = ['customers'];

/** The customers on a page of the list. */
export const CUSTOMERS_PAGE_SIZE = 50;

/** The orders on a page of those of a customer. */
export const CUSTOMER_ORDERS_SIZE = 20;

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

/** Reads a page of the orders of a customer, newest first and ended ones too. */
export function useCustomerOrders(customer: string, page = 0) {
  const query = {
    customer,
    status: orderStatuses.join(','),
    limit: String(CUSTOMER_ORDERS_SIZE),
    pageNumber: String(page),
  };
  return useQuery({
    queryKey: [...ordersKey, 'customer', query],
    queryFn: ({ signal }) => readPage(signal, (given) => call(listOrders, { query, ...given })),
    ...listQuery,
  });
}
