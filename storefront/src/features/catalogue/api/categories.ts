import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/http/shop-client';
import { BASE } from '@/messages/en/language';

const categoriesSchema = z.array(
  z.object({ id: z.union([z.string(), z.number()]), name: z.string(), img: z.string() }),
);

/**
 * Reads the static list of categories among the storefront's files; it changes with a build only. Not tried
 * again, because every page is complete without it and the server would wait.
 */
export function useCategories(enabled = true) {
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => {
      const url = new URL(BASE + '/category.json', window.location.origin).href;
      return request('get', url, { schema: categoriesSchema, signal });
    },
    staleTime: Infinity,
    retry: false,
    enabled,
  });
}
