import { messages } from '@/messages';
import { promises } from './promises';

const textsOf = (path: string): string => {
  const page = messages.maker.find((each) => each.path === path);
  return JSON.stringify(page);
};

it('gives the same days to complain on the packing slip and on the Delivery page', () => {
  expect(messages.deskOrder.complaint('1')).toContain(promises.complaint);
  expect(textsOf('/delivery')).toContain(promises.complaint);
});

it('gives the same days until an order ships on a product and on the Delivery page', () => {
  expect(messages.delivery.leavesIn('Ames')).toContain(promises.shipsIn);
  expect(textsOf('/delivery')).toContain(promises.shipsIn);
});

it('says on every page where the delivery is free', () => {
  const { freeDelivery } = promises;
  expect(messages.delivery.free).toBe(freeDelivery);
  expect(textsOf('/delivery')).toContain(freeDelivery);
});

it('says until when a payment counts from the same day', () => {
  expect(textsOf('/delivery')).toContain(`before ${promises.cutoff} in Ames`);
});

it('says the same about tax on the invoice and in the terms', () => {
  expect(textsOf('/terms')).toContain(messages.order.wholePrice);
  expect(messages.delivery.wholePrice).toBe(messages.order.wholePrice);
});

it('gives the same days until a refund is on the card to staff and to customers', () => {
  expect(messages.deskOrder.refundNote).toContain(promises.refundOnCard);
  expect(textsOf('/returns')).toContain(promises.refundOnCard);
});
