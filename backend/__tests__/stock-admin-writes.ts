import { send } from '@harrow/testing/http';
import { asPrices } from '@harrow/testing/price-lists';
import { CATEGORY_WRITES, ORDER_WRITES, PRODUCT_WRITES } from './product-and-order-writes';
import { fresh, madeId, type Desk, type Write } from './recorded-writes';

const region = ({ value }: Desk) => value('SELECT id FROM region ORDER BY created_at LIMIT 1');

const optionBody = async (desk: Desk) => ({
  name: fresh('Truck'),
  region_id: await region(desk),
  provider_id: 'manual',
  profile_id: await desk.value(`SELECT id FROM shipping_profile WHERE type = 'default'`),
  data: {},
  price_type: 'flat_rate',
  amount: 0,
});

const newRegion = ({ press }: Desk, countries: string[] = []) =>
  press('POST', '/regions', {
    name: fresh('Region'),
    currency_code: 'usd',
    tax_rate: 0,
    payment_providers: ['stripe'],
    fulfillment_providers: ['manual'],
    countries,
  }).then(madeId);

const listOf = async ({ shop, lists }: Desk) => {
  const product = await shop.product();
  return { product, id: await lists.create([{ product, amount: 800 }]) };
};

const amountOf = ({ value }: Desk, list: string) =>
  value('SELECT id FROM money_amount WHERE price_list_id = $1', list);

const newInvite = async ({ press, value }: Desk, column = 'id') => {
  const email = `${fresh('guest').replace(' ', '-')}@harrow.test`;
  await press('POST', '/invites', { user: email, role: 'member' });
  return { email, key: await value(`SELECT ${column} FROM invite WHERE user_email = $1`, email) };
};

const newUser = ({ press }: Desk) => {
  const email = `${fresh('staff').replace(' ', '-')}@harrow.test`;
  return press('POST', '/users', { email, password: 'Furrow-2026', first_name: 'Ina' }).then(
    madeId,
  );
};

const PRICES: Record<string, Write> = {
  'POST /price-lists': async (desk) => ({
    action: 'price_list.created',
    subject: (await listOf(desk)).id,
    before: null,
  }),
  'POST /price-lists/:id': async (desk) => {
    const { id: subject } = await listOf(desk);
    await desk.press('POST', `/price-lists/${subject}`, { name: 'Dealers' });
    return { action: 'price_list.updated', subject, after: { name: 'Dealers' } };
  },
  'DELETE /price-lists/:id': async (desk) => {
    const { id: subject } = await listOf(desk);
    await desk.press('DELETE', `/price-lists/${subject}`);
    return { action: 'price_list.deleted', subject, after: null };
  },
  'POST /price-lists/:id/prices/batch': async (desk) => {
    const { id: subject, product } = await listOf(desk);
    const prices = asPrices([{ product, amount: 700, min_quantity: 5 }]);
    await desk.press('POST', `/price-lists/${subject}/prices/batch`, { prices });
    const after = { product: product.name, amount: 7, min_quantity: 5 };
    return { action: 'price_list.updated', subject, before: null, after };
  },
  'DELETE /price-lists/:id/prices/batch': async (desk) => {
    const { id: subject } = await listOf(desk);
    const body = { price_ids: [await amountOf(desk, subject)] };
    await desk.press('DELETE', `/price-lists/${subject}/prices/batch`, body);
    return { action: 'price_list.updated', subject, before: { amount: 8 }, after: null };
  },
  'DELETE /price-lists/:id/products/:product_id/prices': async (desk) => {
    const { id: subject, product } = await listOf(desk);
    await desk.press('DELETE', `/price-lists/${subject}/products/${product.id}/prices`);
    return { action: 'price_list.updated', subject, before: { amount: 8 }, after: null };
  },
  'DELETE /price-lists/:id/products/prices/batch': async (desk) => {
    const { id: subject, product } = await listOf(desk);
    const body = { product_ids: [product.id] };
    await desk.press('DELETE', `/price-lists/${subject}/products/prices/batch`, body);
    return { action: 'price_list.updated', subject, before: { amount: 8 }, after: null };
  },
  'DELETE /price-lists/:id/variants/:variant_id/prices': async (desk) => {
    const { id: subject, product } = await listOf(desk);
    await desk.press('DELETE', `/price-lists/${subject}/variants/${product.variantId}/prices`);
    return { action: 'price_list.updated', subject, before: { amount: 8 }, after: null };
  },
};

const CUSTOMERS: Record<string, Write> = {
  'POST /customers': async ({ press }) => {
    const email = `${fresh('dealer').replace(' ', '-')}@farm.test`;
    const body = { email, first_name: 'Bo', last_name: 'Barn', password: 'Furrow-2026' };
    const subject = madeId(await press('POST', '/customers', body));
    return { action: 'customer.created', subject, name: email, before: null };
  },
  'POST /customers/:id': async ({ shop, press }) => {
    const { id: subject } = await shop.customer();
    await press('POST', `/customers/${subject}`, { first_name: 'Bea' });
    return { action: 'customer.updated', subject, after: { first_name: 'Bea' } };
  },
  'POST /customer-groups': async ({ lists }) => ({
    action: 'customer_group.created',
    subject: await lists.group([]),
    before: null,
  }),
  'POST /customer-groups/:id': async ({ lists, press }) => {
    const subject = await lists.group([]);
    await press('POST', `/customer-groups/${subject}`, { name: fresh('Dealers') });
    return { action: 'customer_group.updated', subject };
  },
  'DELETE /customer-groups/:id': async ({ lists, press }) => {
    const subject = await lists.group([]);
    await press('DELETE', `/customer-groups/${subject}`);
    return { action: 'customer_group.deleted', subject, after: null };
  },
  'POST /customer-groups/:id/customers/batch': async ({ shop, lists }) => {
    const subject = await lists.group([await shop.customer()]);
    return { action: 'customer_group.updated', subject, before: null };
  },
  'DELETE /customer-groups/:id/customers/batch': async ({ shop, lists, press }) => {
    const customer = await shop.customer();
    const subject = await lists.group([customer]);
    const body = { customer_ids: [{ id: customer.id }] };
    await press('DELETE', `/customer-groups/${subject}/customers/batch`, body);
    return { action: 'customer_group.updated', subject, after: null };
  },
};

const SETTINGS: Record<string, Write> = {
  'POST /regions': async (desk) => ({
    action: 'region.created',
    subject: await newRegion(desk),
    before: null,
  }),
  'POST /regions/:region_id': async (desk) => {
    const subject = await newRegion(desk);
    await desk.press('POST', `/regions/${subject}`, { name: 'States' });
    return { action: 'region.updated', subject, after: { name: 'States' } };
  },
  'DELETE /regions/:region_id': async (desk) => {
    const subject = await newRegion(desk);
    await desk.press('DELETE', `/regions/${subject}`);
    return { action: 'region.deleted', subject, after: null };
  },
  'POST /regions/:region_id/countries': async (desk) => {
    const subject = await newRegion(desk);
    await desk.press('POST', `/regions/${subject}/countries`, { country_code: 'is' });
    return { action: 'region.updated', subject, before: null, after: { country: 'is' } };
  },
  'DELETE /regions/:region_id/countries/:country_code': async (desk) => {
    const subject = await newRegion(desk, ['no']);
    await desk.press('DELETE', `/regions/${subject}/countries/no`);
    return { action: 'region.updated', subject, before: { country: 'no' }, after: null };
  },
  'POST /shipping-options': async (desk) => ({
    action: 'shipping_option.created',
    subject: madeId(await desk.press('POST', '/shipping-options', await optionBody(desk))),
    before: null,
  }),
  'POST /shipping-options/:option_id': async (desk) => {
    const subject = madeId(await desk.press('POST', '/shipping-options', await optionBody(desk)));
    const body = { name: 'By rail', requirements: [] };
    await desk.press('POST', `/shipping-options/${subject}`, body);
    return { action: 'shipping_option.updated', subject, after: { name: 'By rail' } };
  },
  'DELETE /shipping-options/:option_id': async (desk) => {
    const subject = madeId(await desk.press('POST', '/shipping-options', await optionBody(desk)));
    await desk.press('DELETE', `/shipping-options/${subject}`);
    return { action: 'shipping_option.deleted', subject, after: null };
  },
  'POST /store': async ({ press }) => {
    const name = fresh('Harrow');
    await press('POST', '/store', { name });
    return { action: 'store.updated', after: { name } };
  },
  'POST /store/currencies/:currency_code': async ({ press }) => {
    await press('POST', '/store/currencies/sek');
    return { action: 'store.updated', before: null, after: { currency: 'sek' } };
  },
  'DELETE /store/currencies/:currency_code': async ({ press }) => {
    await press('POST', '/store/currencies/nok');
    await press('DELETE', '/store/currencies/nok');
    return { action: 'store.updated', before: { currency: 'nok' }, after: null };
  },
};

const TEAM: Record<string, Write> = {
  'POST /invites': async (desk) => {
    const { email, key: subject } = await newInvite(desk);
    return { action: 'invite.created', subject, before: null, after: { user_email: email } };
  },
  'DELETE /invites/:invite_id': async (desk) => {
    const { key: subject } = await newInvite(desk);
    await desk.press('DELETE', `/invites/${subject}`);
    return { action: 'invite.deleted', subject, after: null };
  },
  'POST /invites/:invite_id/resend': async (desk) => {
    const { key: subject } = await newInvite(desk);
    await desk.press('POST', `/invites/${subject}/resend`);
    return { action: 'invite.updated', subject };
  },
  'POST /invites/accept': async (desk) => {
    const { email, key: token } = await newInvite(desk, 'token');
    const user = { first_name: 'Ina', last_name: 'Invited', password: 'Furrow-2026' };
    await send('POST', `${desk.shop.url}/admin/invites/accept`, { body: { token, user } });
    return { action: 'user.created', name: email, actor: email, before: null };
  },
  'POST /users': async (desk) => ({
    action: 'user.created',
    subject: await newUser(desk),
    before: null,
  }),
  'POST /users/:user_id': async (desk) => {
    const subject = await newUser(desk);
    await desk.press('POST', `/users/${subject}`, { first_name: 'Ida' });
    const [before, after] = [{ first_name: 'Ina' }, { first_name: 'Ida' }];
    return { action: 'user.updated', subject, before, after };
  },
  'DELETE /users/:user_id': async (desk) => {
    const subject = await newUser(desk);
    await desk.press('DELETE', `/users/${subject}`);
    return { action: 'user.deleted', subject, after: null };
  },
};

/** A write by every open call of the stock admin that changes what the shop keeps. */
export const STOCK_ADMIN_WRITES: Readonly<Record<string, Write>> = {
  ...PRODUCT_WRITES,
  ...CATEGORY_WRITES,
  ...ORDER_WRITES,
  ...PRICES,
  ...CUSTOMERS,
  ...SETTINGS,
  ...TEAM,
};

const FILE = 'A file is no record: the change is the one of the product that shows it.';
const EXPORT = 'Reads the shop. The engine keeps who asked for a table, and when.';
const SIGN_IN = 'Changes nothing of the shop; each request is logged with its account.';

/** The other open calls that are not reads, with the reason why the history leaves them out. */
export const UNRECORDED: Readonly<Record<string, string>> = {
  'POST /auth': SIGN_IN,
  'DELETE /auth': SIGN_IN,
  'POST /auth/token': SIGN_IN,
  'POST /uploads': FILE,
  'DELETE /uploads': FILE,
  'POST /uploads/download-url': EXPORT,
  'POST /batch-jobs': EXPORT,
  'POST /batch-jobs/:id/cancel': EXPORT,
  'POST /batch-jobs/:id/confirm': EXPORT,
};
