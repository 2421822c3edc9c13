import type { Order, Product } from '@harrow/contract';

/** Returns the order without personal data: name, addresses, phone, PO number and tracking. */
export function toOrderData(order: Order) {
  const {
    name: _n,
    email: _e,
    phone: _p,
    address: _a,
    poNumber: _o,
    tracking: _t,
    ...rest
  } = order;
  const { img: _i, lines, ...data } = rest;
  return { ...data, lines: lines.map(({ img: _img, taken: _taken, ...line }) => line) };
}

/** Returns the data of a product on sale. */
export function toProductData(product: Product) {
  const { description: _d, img: _i, rating: _r, ...data } = product;
  return { ...data, sold: true };
}
