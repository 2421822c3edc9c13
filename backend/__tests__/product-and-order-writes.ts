import {
  madeId,
  fresh,
  packedOrder,
  paidOrder,
  productWithOption,
  type Desk,
  type Write,
} from './recorded-writes';

const ADDRESS = {
  first_name: 'Bea',
  last_name: 'Barn',
  address_1: '7 Mill Lane',
  city: 'Ames',
  country_code: 'us',
  postal_code: '50010',
};

const newCategory = ({ press }: Desk) =>
  press('POST', '/product-categories', { name: fresh('Rollers'), is_active: true }).then(madeId);

const newNote = async (desk: Desk) => {
  const order = await paidOrder(desk);
  const note = { resource_id: order.id, resource_type: 'order', value: 'Call first.' };
  return { order, id: madeId(await desk.press('POST', '/notes', note)) };
};

/** Changes of products. */
export const PRODUCT_WRITES: Record<string, Write> = {
  'POST /products': async ({ shop }) => {
    const { id, name } = await shop.product();
    return { action: 'product.created', subject: id, before: null, after: { name } };
  },
  'POST /products/:id': async ({ shop, press }) => {
    const { id, name } = await shop.product();
    await press('POST', `/products/${id}`, { title: 'Disc harrow' });
    const [before, after] = [{ name }, { name: 'Disc harrow' }];
    return { action: 'product.updated', subject: id, before, after };
  },
  'DELETE /products/:id': async ({ shop, press }) => {
    const { id, name } = await shop.product();
    await press('DELETE', `/products/${id}`);
    return { action: 'product.deleted', subject: id, before: { name }, after: null };
  },
  'POST /products/:id/metadata': async ({ shop, press }) => {
    const { id } = await shop.product({ minimum: 2 });
    await press('POST', `/products/${id}/metadata`, { key: 'minimum', value: '3' });
    return { action: 'product.updated', subject: id, before: { minimum: 2 } };
  },
  'POST /products/:id/options': async ({ shop, press }) => {
    const { id, name } = await shop.product();
    await press('POST', `/products/${id}/options`, { title: 'Width' });
    const after = { option: 'Width' };
    return { action: 'product.updated', subject: id, name, before: null, after };
  },
  'POST /products/:id/options/:option_id': async (desk) => {
    const { id, option } = await productWithOption(desk);
    await desk.press('POST', `/products/${id}/options/${option}`, { title: 'Width' });
    const [before, after] = [{ option: 'Version' }, { option: 'Width' }];
    return { action: 'product.updated', subject: id, before, after };
  },
  'DELETE /products/:id/options/:option_id': async (desk) => {
    const { id, option } = await productWithOption(desk);
    await desk.press('DELETE', `/products/${id}/options/${option}`);
    const before = { option: 'Version' };
    return { action: 'product.updated', subject: id, before, after: null };
  },
  'POST /products/:id/variants': async (desk) => {
    const { id, option } = await productWithOption(desk);
    await desk.press('POST', `/products/${id}/variants`, {
      title: 'Wide',
      inventory_quantity: 3,
      prices: [{ currency_code: 'usd', amount: 900 }],
      options: [{ option_id: option, value: 'Wide' }],
    });
    return { action: 'product.updated', subject: id, before: null, after: { available: 3 } };
  },
  'POST /products/:id/variants/:variant_id': async (desk) => {
    const { id, variantId, option } = await productWithOption(desk);
    const body = { options: [{ option_id: option, value: 'Wide' }] };
    await desk.press('POST', `/products/${id}/variants/${variantId}`, body);
    const [before, after] = [{ option_value: 'Standard' }, { option_value: 'Wide' }];
    return { action: 'product.updated', subject: id, before, after };
  },
  'DELETE /products/:id/variants/:variant_id': async ({ shop, press }) => {
    const { id, variantId } = await shop.product({ available: 4 });
    await press('DELETE', `/products/${id}/variants/${variantId}`);
    return { action: 'product.updated', subject: id, before: { available: 4 }, after: null };
  },
};

/** Changes of categories. */
export const CATEGORY_WRITES: Record<string, Write> = {
  'POST /product-categories': async (desk) => ({
    action: 'category.created',
    subject: await newCategory(desk),
    before: null,
  }),
  'POST /product-categories/:id': async (desk) => {
    const subject = await newCategory(desk);
    await desk.press('POST', `/product-categories/${subject}`, { is_active: false });
    const [before, after] = [{ is_active: true }, { is_active: false }];
    return { action: 'category.updated', subject, before, after };
  },
  'DELETE /product-categories/:id': async (desk) => {
    const subject = await newCategory(desk);
    await desk.press('DELETE', `/product-categories/${subject}`);
    return { action: 'category.deleted', subject, after: null };
  },
  'POST /product-categories/:id/products/batch': async (desk) => {
    const [category, product] = [await newCategory(desk), await desk.shop.product()];
    const products = { product_ids: [{ id: product.id }] };
    await desk.press('POST', `/product-categories/${category}/products/batch`, products);
    return { action: 'product.updated', subject: product.id, before: null };
  },
  'DELETE /product-categories/:id/products/batch': async (desk) => {
    const [category, product] = [await newCategory(desk), await desk.shop.product()];
    const path = `/product-categories/${category}/products/batch`;
    const products = { product_ids: [{ id: product.id }] };
    await desk.press('POST', path, products);
    await desk.press('DELETE', path, products);
    return { action: 'product.updated', subject: product.id, after: null };
  },
};

/** Changes of orders and their notes. */
export const ORDER_WRITES: Record<string, Write> = {
  'POST /orders/:id': async (desk) => {
    const { id: subject, name } = await paidOrder(desk);
    await desk.press('POST', `/orders/${subject}`, { shipping_address: ADDRESS });
    const [before, after] = [
      { shipping_city: null, shipping_address_1: '1 Farm Road, Ames' },
      { shipping_city: 'Ames', shipping_address_1: '7 Mill Lane' },
    ];
    return { action: 'order.updated', subject, name, before, after };
  },
  'POST /orders/:id/archive': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    await desk.press('POST', `/orders/${subject}/complete`);
    await desk.press('POST', `/orders/${subject}/archive`);
    const [before, after] = [{ status: 'completed' }, { status: 'archived' }];
    return { action: 'order.updated', subject, before, after };
  },
  'POST /orders/:id/cancel': async (desk) => {
    const { shop, shopper, press } = desk;
    const subject = await shopper.order(await shop.customer(), await shop.product());
    await press('POST', `/orders/${subject}/cancel`);
    return { action: 'order.cancelled', subject, before: { status: 'pending' } };
  },
  'POST /orders/:id/capture': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    // as after a process that ended between the provider's confirmation and the capture
    await desk.shop.sql('UPDATE payment SET captured_at = NULL WHERE order_id = $1', [subject]);
    await desk.shop.sql(`UPDATE "order" SET payment_status = 'awaiting' WHERE id = $1`, [subject]);
    await desk.press('POST', `/orders/${subject}/capture`);
    const [before, after] = [{ payment_status: 'awaiting' }, { payment_status: 'captured' }];
    return { action: 'order.paid', subject, before, after };
  },
  'POST /orders/:id/complete': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    await desk.press('POST', `/orders/${subject}/complete`);
    const [before, after] = [{ status: 'pending' }, { status: 'completed' }];
    return { action: 'order.updated', subject, before, after };
  },
  'POST /orders/:id/fulfillment': async (desk) => {
    const { id: subject } = await packedOrder(desk);
    const after = { fulfillment_status: 'fulfilled' };
    return { action: 'order.packed', subject, after };
  },
  'POST /orders/:id/fulfillments/:fulfillment_id/cancel': async (desk) => {
    const { id: subject, packed } = await packedOrder(desk);
    await desk.press('POST', `/orders/${subject}/fulfillments/${packed}/cancel`);
    return { action: 'order.unpacked', subject };
  },
  'POST /orders/:id/refund': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    await desk.press('POST', `/orders/${subject}/refund`, { amount: 250, reason: 'other' });
    return { action: 'order.refunded', subject, before: null, after: { amount: 2.5 } };
  },
  'POST /orders/:id/shipment': async (desk) => {
    const { id: subject, packed } = await packedOrder(desk);
    await desk.press('POST', `/orders/${subject}/shipment`, { fulfillment_id: packed });
    return { action: 'order.shipped', subject, after: { fulfillment_status: 'shipped' } };
  },
  'POST /notes': async (desk) => {
    const { order } = await newNote(desk);
    const after = { note: 'Call first.' };
    return { action: 'order.updated', subject: order.id, name: order.name, before: null, after };
  },
  'POST /notes/:id': async (desk) => {
    const { order, id } = await newNote(desk);
    await desk.press('POST', `/notes/${id}`, { value: 'Call last.' });
    const [before, after] = [{ note: 'Call first.' }, { note: 'Call last.' }];
    return { action: 'order.updated', subject: order.id, before, after };
  },
  'DELETE /notes/:id': async (desk) => {
    const { order, id } = await newNote(desk);
    await desk.press('DELETE', `/notes/${id}`);
    const before = { note: 'Call first.' };
    return { action: 'order.updated', subject: order.id, before, after: null };
  },
};
