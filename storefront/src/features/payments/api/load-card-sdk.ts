import { request } from '@/lib/http/shop-client';
import { loadPaymentSdk } from '@/lib/payment/load-payment-sdk';
import { paymentConfigSchema } from '@/lib/payment/payment-config';

/** Asks the shop who takes its cards and loads their SDK. Throws `ApiError` or `PaymentSdkError`. */
export async function loadCardSdk() {
  const config = await request('GET', '/payment-config', { schema: paymentConfigSchema });
  return loadPaymentSdk(config);
}
