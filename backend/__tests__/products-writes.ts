import { z } from 'zod';
import { fresh, type Desk, type Write } from './recorded-writes';

const previewed = z.object({ revision: z.string() });
const inserted = z.object({ insertedId: z.string() });

const newPriceChange = async ({ shop, call }: Desk) => {
  const { id } = await shop.product();
  const wanted = { productIds: [id], percent: 3 };
  const { revision } = previewed.parse(await call('POST', '/price-changes?dryRun', wanted));
  return inserted.parse(await call('POST', '/price-changes', { ...wanted, revision })).insertedId;
};

/** Changes of the prices of many products, and of the stock. */
export const PRODUCTS_WRITES: Readonly<Record<string, Write>> = {
  'POST /services/{id}/stock': async ({ shop, call }) => {
    const { id: subject } = await shop.product({ available: 4 });
    await call('POST', `/services/${subject}/stock`, { received: 5, reason: 'Delivery 7' });
    return {
      ...{ action: 'product.updated', subject },
      ...{ before: { available: 4 }, after: { available: 9 } },
    };
  },
  'POST /categories': async ({ call }) => {
    const name = fresh('Rock pickers').slice(0, 60);
    const handle = inserted.parse(await call('POST', '/categories', { name })).insertedId;
    return { action: 'category.created', name, before: null, after: { name, handle } };
  },
  'PATCH /categories/{handle}': async ({ call }) => {
    const name = fresh('Stone pickers').slice(0, 60);
    const handle = inserted.parse(await call('POST', '/categories', { name })).insertedId;
    await call('PATCH', `/categories/${handle}`, { description: 'They pick stones.' });
    const states = { before: { description: '' }, after: { description: 'They pick stones.' } };
    return { action: 'category.updated', name, ...states };
  },
  'POST /price-changes': async (desk) => {
    const subject = await newPriceChange(desk);
    const action = 'price_change.created';
    return { action, subject, before: null, after: { percent: 3, products: 1 } };
  },
  'POST /price-changes/{id}/undo': async (desk) => {
    const subject = await newPriceChange(desk);
    await desk.call('POST', `/price-changes/${subject}/undo`);
    const states = { before: { put_back: null }, after: { put_back: 1 } };
    return { action: 'price_change.undone', subject, ...states };
  },
};
