import {
  addCustomerNote,
  type AnswerOf,
  deleteCustomerNote,
  listPinnedNotes,
  MAX_PAGE_SIZE,
  pinCustomerNote,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { customersKey } from './customers';

export type PinnedNote = AnswerOf<typeof listPinnedNotes>[number];

const readPinned = (ids: readonly string[]): Promise<PinnedNote[]> =>
  call(listPinnedNotes, { query: { customers: ids.join(',') } });

/** Reads the pinned notes about customers, as many as one call answers at a time. */
export function usePinnedNotes(customerIds: readonly string[]) {
  const ids = [...new Set(customerIds)];
  return useQuery({
    queryKey: [...customersKey, 'pinned-notes', ids],
    queryFn: async () => {
      const notes: PinnedNote[] = [];
      for (let start = 0; start < ids.length; start += MAX_PAGE_SIZE) {
        notes.push(...(await readPinned(ids.slice(start, start + MAX_PAGE_SIZE))));
      }
      return notes;
    },
    enabled: ids.length > 0,
    staleTime: 0,
  });
}

/** Adds a note about a customer. Throws `ApiError`. */
export const addNoteAbout = (id: string, text: string) =>
  call(addCustomerNote, { parameters: { id }, body: { text } });

/** Pins a note about a customer, or unpins it. Throws `ApiError`. */
export const pinNote = (id: string, noteId: string, pinned: boolean) =>
  call(pinCustomerNote, { parameters: { id, noteId }, body: { pinned } });

/** Deletes a note about a customer. Throws `ApiError`. */
export const deleteNoteAbout = (id: string, noteId: string) =>
  call(deleteCustomerNote, { parameters: { id, noteId } });
