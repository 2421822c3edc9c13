import {
  getOrder,
  getProduct,
  getProfile,
  listOwnOrders,
  listPriceSteps,
  setStock,
  type PriceStep,
  type Product,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { orderKey, productKey } from '@/lib/query-keys';
import { purchaseFailure, type PurchaseFailure } from '../lib/purchase-failure';
import { placeOnce } from './place-once';

/** A product with the price of a piece for the buyer, by the quantity. */
export interface OfferedProduct extends Product {
  priceSteps: PriceStep[];
}

/** Reads the product of a purchase page, always again: other customers change its stock. */
export function useProduct(id: string) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: () => readProduct(id),
    staleTime: 0,
  });
}

/** Reads the product that someone without a session wants to buy. */
export const useWantedProduct = (id: string) =>
  useQuery({
    queryKey: [...productKey(id), 'wanted'],
    queryFn: ({ signal }) => call(getProduct, { parameters: { id }, signal }),
  }).data;

async function readProduct(id: string): Promise<OfferedProduct> {
  const options = { parameters: { id }, signedIn: true };
  const [product, steps] = await Promise.all([
    call(getProduct, options),
    call(listPriceSteps, options),
  ]);
  return { ...product, priceSteps: steps.data };
}

/** A known value that the form offers, and its source. */
export interface Offer {
  value: string;
  from: 'profile' | 'order';
}

/** The known values of the form; null for an unknown one. */
interface DeliveryOffer {
  phone: Offer | null;
  address: Offer | null;
}

const offerOf = (value: string | null | undefined, from: Offer['from']): Offer | null =>
  value ? { value, from } : null;

async function readOffer(email: string, signal?: AbortSignal): Promise<DeliveryOffer> {
  const [last] = await call(listOwnOrders, { query: { email }, signal });
  const address = offerOf(last?.address, 'order');
  const phone = offerOf(last?.phone, 'order');
  if (phone) return { phone, address };
  const profile = await call(getProfile, { query: { email }, signal });
  return { phone: offerOf(profile.phone, 'profile'), address };
}

/**
 * Reads the phone and address of the buyer's last order, which belong together; without an order, the
 * phone of the profile. Not for admins, who cannot buy. A failure is not shown: the form just stays
 * empty.
 */
export function useDeliveryOffer({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const { data } = useQuery({
    queryKey: ['delivery-offer', email],
    queryFn: ({ signal }) => readOffer(email, signal),
    enabled: !isAdmin,
  });
  return data;
}

/** Reads the number of an order that was just placed; null until it is known. */
export function useOrderNumber(orderId: string): number | null {
  const { data } = useQuery({
    queryKey: orderKey(orderId),
    queryFn: () => call(getOrder, { parameters: { id: orderId } }),
  });
  return data?.number ?? null;
}

/** An order as the purchase form sends it; `amount` is decimal, in the product's currency. */
interface PurchaseOrder {
  product: string;
  productId: string;
  quantity: number;
  name: string;
  email: string;
  phone: string;
  address: string;
  amount: number;
}

/** The result of confirming a purchase. */
type PurchaseOutcome = { ok: true; orderId: string } | { ok: false; failure: PurchaseFailure };

/** Places orders of one product. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return async (order: PurchaseOrder, remaining: number): Promise<PurchaseOutcome> => {
    const { productId } = order;
    let orderId: string;
    try {
      orderId = await placeOnce(order);
    } catch (error) {
      const failure = purchaseFailure(toApiError(error));
      if (failure.isStale) await queryClient.invalidateQueries({ queryKey: productKey(productId) });
      return { ok: false, failure };
    }
    // The report of the specification changes nothing for a customer: the server took the stock when
    // it placed the order. Whether it fails or not, the stock and the orders are read again.
    const body = { available: remaining };
    const report = call(setStock, { parameters: { id: productId }, body });
    void Promise.allSettled([report]).then(() => queryClient.invalidateQueries());
    return { ok: true, orderId };
  };
}
