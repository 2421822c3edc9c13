import {
  createCategory,
  listWrittenCategories,
  updateCategory,
  type BodyInputOf,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** Reads the categories with their texts in every language. */
export const useWrittenCategories = () =>
  useQuery({
    queryKey: ['written-categories'],
    queryFn: ({ signal }) => call(listWrittenCategories, { signal }),
    staleTime: 0,
  });

/** Saves a category, and returns whether it changed. Every page shows it. Throws `ApiError`. */
export function useSaveCategory(handle: string) {
  const queryClient = useQueryClient();
  return async (body: BodyInputOf<typeof updateCategory>): Promise<boolean> => {
    const { modifiedCount } = await call(updateCategory, { parameters: { handle }, body });
    await queryClient.invalidateQueries();
    return modifiedCount > 0;
  };
}

/** Adds a category, and returns its handle. Throws `ApiError`. */
export function useCreateCategory() {
  const queryClient = useQueryClient();
  return async (body: BodyInputOf<typeof createCategory>): Promise<string> => {
    const { insertedId } = await call(createCategory, { body });
    await queryClient.invalidateQueries();
    return insertedId;
  };
}
