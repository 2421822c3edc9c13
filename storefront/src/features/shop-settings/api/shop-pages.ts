import {
  deleteShopPage,
  getWrittenPage,
  listShopPageVersions,
  saveShopPage,
  type BodyInputOf,
  type WrittenPage,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ifMatch, withTag } from '@/lib/answer-headers';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';

/** A page as its editor has seen it, with its version; null for a new one. */
export interface SeenPage {
  page: WrittenPage | null;
  tag: string | undefined;
}

async function readSeen(slug: string): Promise<SeenPage> {
  const { data: page, tag } = await withTag((request) =>
    orNull(() => call(getWrittenPage, { parameters: { slug }, ...request })),
  );
  return { page, tag };
}

/** Reads a page to change it, each time it is opened. */
export const useSeenPage = (slug: string) =>
  useQuery({
    queryKey: ['shop-page-settings', slug, useId()],
    queryFn: () => readSeen(slug),
    staleTime: Infinity,
  });

/** Saves a page. Throws `ApiError`. */
export function useSavePage() {
  const queryClient = useQueryClient();
  return async (
    slug: string,
    body: BodyInputOf<typeof saveShopPage>,
    tag: string | undefined,
  ): Promise<void> => {
    await call(saveShopPage, { parameters: { slug }, body, headers: ifMatch(tag) });
    await queryClient.invalidateQueries();
  };
}

/** Deletes a page. Throws `ApiError`. */
export function useDeletePage(slug: string) {
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    await call(deleteShopPage, { parameters: { slug } });
    await queryClient.invalidateQueries();
  };
}

/** As many as a person looks through. */
const LATEST = { limit: 20, pageNumber: 0 };

/** Reads the latest texts that a page has had. */
export const usePageVersions = (slug: string) =>
  useQuery({
    queryKey: ['shop-page-versions', slug],
    queryFn: ({ signal }) =>
      call(listShopPageVersions, { parameters: { slug }, query: LATEST, signal }),
    staleTime: 0,
  });
