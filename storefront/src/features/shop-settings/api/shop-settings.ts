import {
  getWrittenShop,
  updateShop,
  listShopMails,
  previewShopMail,
  saveShopMail,
  type BodyInputOf,
  type ShopMail,
  type ShopMailKind,
  type WrittenShop,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ifMatch, withTag } from '@/lib/answer-headers';
import { call } from '@/lib/http/shop-client';

/** The face of the shop as its editor has seen it, with its version. */
export interface SeenShop {
  shop: WrittenShop;
  tag: string | undefined;
}

async function readSeen(): Promise<SeenShop> {
  const { data: shop, tag } = await withTag((request) => call(getWrittenShop, request));
  return { shop, tag };
}

/** Reads the face of the shop to change it, each time it is opened. */
export const useSeenShop = () =>
  useQuery({ queryKey: ['shop-settings', useId()], queryFn: readSeen, staleTime: Infinity });

/** Saves members of the face of the shop, and returns whether they changed. Every page shows them. Throws `ApiError`. */
export function useSaveShop(tag: string | undefined) {
  const queryClient = useQueryClient();
  return async (body: BodyInputOf<typeof updateShop>): Promise<boolean> => {
    const { modifiedCount } = await call(updateShop, { body, headers: ifMatch(tag) });
    await queryClient.invalidateQueries();
    return modifiedCount > 0;
  };
}

const MAILS = ['shop-mails'];

/** Reads the words of all kinds of mails. */
export const useShopMails = () =>
  useQuery({
    queryKey: MAILS,
    queryFn: ({ signal }) => call(listShopMails, { signal }),
    staleTime: 0,
  });

/** The words of a mail; null stands for the built-in ones. */
export type Words = Pick<
  ShopMail,
  'subject' | 'opening' | 'closing' | 'subject_de' | 'opening_de' | 'closing_de'
>;

/** Saves the words of a kind of mail. Throws `ApiError`. */
export function useSaveMail(kind: ShopMailKind) {
  const queryClient = useQueryClient();
  return async (body: Words): Promise<void> => {
    await call(saveShopMail, { parameters: { kind }, body });
    await queryClient.invalidateQueries({ queryKey: MAILS });
  };
}

/** Returns a mail about an example with these words. Throws `ApiError`. */
export const previewMail = (kind: ShopMailKind, body: BodyInputOf<typeof previewShopMail>) =>
  call(previewShopMail, { parameters: { kind }, body });
