import { takeReturn } from './take-return';

const PAGE = '/dashboard/payment/order_1';

it('takes what the provider added to the address, and nothing else', () => {
  window.history.replaceState({ key: 'of the router' }, '', `${PAGE}?a=1&payment_intent=pi_1`);
  expect(takeReturn()).toBe(true);
  expect(window.location.search).toBe('?a=1');
  expect(window.history.state).toEqual({ key: 'of the router' });
});

it('keeps the client secret out of the address', () => {
  const added = 'payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=failed';
  window.history.replaceState(null, '', `${PAGE}?${added}#pay`);
  expect(takeReturn()).toBe(true);
  expect(window.location.href).toMatch(/\/dashboard\/payment\/order_1#pay$/);
  expect(takeReturn()).toBe(false);
});

it('leaves every other address alone', () => {
  window.history.replaceState(null, '', `${PAGE}?redirect_status=x`);
  expect(takeReturn()).toBe(false);
  expect(window.location.search).toBe('?redirect_status=x');
});
