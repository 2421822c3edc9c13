import { addOrderView, deleteOrderView, listOrderViews, renameOrderView } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { ordersKey } from '@/lib/query-keys';

export const viewsKey = [...ordersKey, 'views'];

/** Reads the saved views of the list, which staff share. */
export const useOrderViews = () =>
  useQuery({ queryKey: viewsKey, queryFn: () => call(listOrderViews, {}) });

/** Saves a view. Throws `ApiError`. */
export const saveView = (name: string, query: string) =>
  call(addOrderView, { body: { name, query } });

/** Renames a view. Throws `ApiError`. */
export const renameView = (id: string, name: string) =>
  call(renameOrderView, { parameters: { id }, body: { name } });

/** Removes a view. Throws `ApiError`. */
export const removeView = (id: string) => call(deleteOrderView, { parameters: { id } });
