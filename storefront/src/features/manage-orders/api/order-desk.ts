import {
  addOrderNote,
  changeOrderAddress,
  deleteOrderNote,
  listOrderNotes,
  type AddressChange,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { orderKey } from '@/lib/query-keys';

export const notesKey = (id: string) => [...orderKey(id), 'notes'];

/** Reads what staff have noted about an order, oldest first; colleagues add to it meanwhile. */
export function useOrderNotes(id: string) {
  return useQuery({
    queryKey: notesKey(id),
    queryFn: () => call(listOrderNotes, { parameters: { id } }),
    staleTime: 0,
  });
}

/** Adds a note to an order. Throws `ApiError`. */
export const addNote = (id: string, text: string) =>
  call(addOrderNote, { parameters: { id }, body: { text } });

/** Deletes a note of an order. Throws `ApiError`. */
export const deleteNote = (id: string, noteId: string) =>
  call(deleteOrderNote, { parameters: { id, noteId } });

/** Changes where an order goes. Throws `ApiError`. */
export const changeAddress = (id: string, change: AddressChange) =>
  call(changeOrderAddress, { parameters: { id }, body: change });
