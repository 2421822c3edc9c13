import { listCategories } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** The query for the categories as a tree, with the number of products in each. */
export const categoryTree = {
  queryKey: ['category-tree'],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await call(listCategories, { signal })).data,
};

/** Reads the categories as a tree. */
export function useCategoryTree() {
  return useQuery(categoryTree);
}
