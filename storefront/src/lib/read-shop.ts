import { getShop, type Shop } from '@harrow/contract';
import { call } from '@/lib/http/shop-client';

/** Reads the face of the shop. */
export const readShop = (signal?: AbortSignal): Promise<Shop> => call(getShop, { signal });
