import { deleteNamedList, listNamedLists, saveNamedList } from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import type { ListLines } from '@/lib/list/list-store';
import { useSession } from '@/lib/session/session-store';

const savedListsKey = ['saved-lists'];

/** Reads the lists that the account has saved by name; not of a visitor. */
export function useSavedLists() {
  const { status, user } = useSession();
  return useQuery({
    queryKey: [...savedListsKey, user?.email],
    queryFn: () => call(listNamedLists, {}),
    enabled: status === 'signed-in',
  });
}

/** Saves and deletes lists by name. Both throw `ApiError`. */
export function useSavedListChanges() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedListsKey });
  return {
    save: async (name: string, lines: ListLines): Promise<void> => {
      await call(saveNamedList, { parameters: { name }, body: { lines: [...lines] } });
      await refresh();
    },
    remove: async (name: string): Promise<void> => {
      await call(deleteNamedList, { parameters: { name } });
      await refresh();
    },
  };
}
