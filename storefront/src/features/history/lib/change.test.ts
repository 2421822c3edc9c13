import type { AuditEntry } from '@harrow/contract';
import { changesOf, undoableOf } from './change';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  at: '2026-11-21T15:31:00.000Z',
  actor: 'j.voss@harrow.test',
  action: 'product.updated',
  subject: 'prod_1',
  name: 'Spring tine S 32',
  currency: null,
  before: null,
  after: null,
  ...changes,
});

const only = (changes: Partial<AuditEntry>) => changesOf([entry(changes)])[0];

const lines = (changes: Partial<AuditEntry>) =>
  only(changes)?.differences.map(({ before, after }) => [before, after]);

describe('a change', () => {
  it('of one field is named by it', () => {
    const price = { before: { price: 20.9 }, after: { price: 21.6 }, currency: 'usd' };
    expect(only(price)).toMatchObject({
      what: 'Price',
      differences: [{ field: null, before: '$20.90', after: '$21.60' }],
    });
  });

  it('joins the entries of one transaction', () => {
    const changes = changesOf([
      entry({ before: { price: 2 }, after: { price: 3 }, currency: 'usd' }),
      entry({ before: { available: 58 }, after: { available: 18 } }),
      entry({ before: { minimum: 1 }, after: { minimum: 2 }, at: '2026-11-21T15:30:00.000Z' }),
    ]);
    expect(changes.map(({ what, differences }) => [what, differences.length])).toEqual([
      ['Changed', 2],
      ['Minimum', 1],
    ]);
    expect(changes[0]?.differences[1]).toEqual({
      ...{ field: 'Stock', before: '58 pieces', after: '18 pieces' },
    });
  });

  it('tells a corrected tracking number with the former one', () => {
    const [number, link, removed] = changesOf([
      entry({
        ...{ action: 'order.tracked', at: '2026-11-21T15:30:00.000Z' },
        ...{ before: { tracking_number: 'A' }, after: { tracking_number: 'B' } },
      }),
      entry({ action: 'order.tracked', before: { url: null }, after: { url: 'https://a.test' } }),
      entry({
        ...{ action: 'order.tracked', at: '2026-11-20T15:30:00.000Z' },
        ...{ before: { tracking_number: 'A', url: null }, after: null },
      }),
    ]);
    expect(number?.differences).toEqual([{ field: null, before: 'A', after: 'B' }]);
    expect(link?.differences).toMatchObject([{ after: 'https://a.test' }]);
    expect(removed?.differences).toEqual([{ field: null, before: 'A', after: null }]);
  });

  it('tells a shipment with its number, and leaves out the packing', () => {
    const order = { subject: 'order_1', name: '1330' };
    const [change] = changesOf([
      entry({ ...order, action: 'order.shipped', before: {}, after: {} }),
      entry({ ...order, action: 'order.tracked', after: { tracking_number: '1Z 84A' } }),
      entry({ ...order, action: 'order.packed', before: {}, after: {} }),
    ]);
    expect(change).toMatchObject({
      ...{ what: 'Shipped', name: 'Order 1330', href: '/dashboard/orders/order_1' },
      differences: [
        { before: 'to ship', after: 'shipped' },
        { before: null, after: '1Z 84A' },
      ],
    });
  });

  it.each([
    ['order.refunded', { after: { amount: 76.8 }, currency: 'usd' }, null, '$76.80'],
    ['admin.promoted', {}, 'customer', 'admin'],
    ['admin.demoted', {}, 'admin', 'customer'],
    ['review.hidden', { after: { hidden_reason: 'Spam.' } }, 'shown', 'hidden: Spam.'],
    ['review.shown', { before: { hidden_reason: 'Spam.' } }, 'hidden: Spam.', 'shown'],
    ['product.deleted', { before: { name: 'Plow' } }, 'in the shop', 'removed'],
    [
      'product.updated',
      { before: { category: null }, after: { category: 'Tillage' } },
      'none',
      'Tillage',
    ],
    ['region.updated', { before: { automatic: false }, after: { automatic: true } }, 'no', 'yes'],
  ])('%s is told in words', (action, fields, before, after) => {
    expect(lines({ action, ...fields })).toEqual([[before, after]]);
  });

  it('shortens long texts, and counts lists', () => {
    const after = { description: 'word '.repeat(100), specifications: [1, 2] };
    const [text, list] = lines({ before: {}, after }) ?? [];
    expect(text?.[1]).toMatch(/^word .{100,} …$/);
    expect(list).toEqual(['none', '2 entries']);
  });

  it('tells a time in the reader’s words', () => {
    const [before, after] = ['2030-01-31T12:00:00+00:00', '2031-01-31T12:00:00.123+00:00'];
    const moved = {
      action: 'price_list.updated',
      before: { ends_at: before },
      after: { ends_at: after },
    };
    expect(only(moved)?.what).toBe('Ends');
    expect(lines(moved)).toEqual([
      [expect.stringContaining('Jan 31, 2030'), expect.stringContaining('Jan 31, 2031')],
    ]);
  });

  it.each([
    ['maker', 'shop.updated', { before: { 'maker.hours': '' }, after: { 'maker.hours': '8–5' } }],
    ['pages', 'page.created', { after: { title: 'Imprint', text: 'Who we are.' } }],
    ['mails', 'mail.updated', { before: { subject: null }, after: { subject: 'Paid' } }],
  ])('of the settings leads to the section of %s', (section, action, fields) => {
    const change = only({ action, subject: 'paid', ...fields });
    expect(change?.href).toBe(`/dashboard/settings/${section}`);
    const told = ['Hours of the maker', 'Page written', 'Subject of the mail'];
    expect(told).toContain(change?.what);
  });

  it('falls back to the name that the engine uses', () => {
    expect(only({ action: 'shipping_option.created' })?.what).toBe('Added shipping option');
    const renamed = { before: { first_name: 'A' }, after: { first_name: 'B' } };
    expect(only({ action: 'user.updated', ...renamed })?.what).toBe('First name');
    const reordered = { before: { imageOrder: ['a'] }, after: { imageOrder: ['b'] } };
    expect(only({ action: 'product.updated', ...reordered })?.what).toBe('Image order');
  });
});

describe('a change of many prices', () => {
  const created = { action: 'price_change.created', subject: 'change_1', name: 'Wear parts' };
  const change = { ...created, currency: 'usd' };

  it.each([
    [{ percent: 2.5, products: 418 }, '+2.5%, 418 prices'],
    [{ amount: -1.5, products: 2 }, '−$1.50, 2 prices'],
  ])('by %j is told with its size', (after, told) => {
    expect(only({ ...change, after })).toMatchObject({
      ...{ what: 'Prices changed', name: 'Wear parts' },
      href: '/dashboard/pricechanges/change_1',
      differences: [{ before: null, after: told }],
    });
  });

  it('that was undone says how many were put back', () => {
    const undone = { action: 'price_change.undone', after: { put_back: 3 }, name: 'change_1' };
    expect(only({ ...change, ...undone })).toMatchObject({
      ...{ what: 'Prices put back', name: 'Several products' },
      differences: [{ before: null, after: '3 prices' }],
    });
  });
});

describe('a change of machines and parts books', () => {
  const book = { action: 'parts_book.updated', subject: 'book_1', name: 'PB-H520, revision 2' };
  const machine = { action: 'machine.updated', subject: 'prod_1', name: 'Disc harrow' };

  it.each([
    [
      { ...book, action: 'parts_book.created', after: { code: 'PB-H520', state: 'draft' } },
      ['Parts book imported', null, 'Draft'],
    ],
    [
      {
        ...book,
        before: { imported_at: null },
        after: { imported_at: '2026-11-26T10:00:00+00:00' },
      },
      ['Parts book imported', null, expect.stringContaining('Nov 26, 2026') as unknown],
    ],
    [
      {
        ...{ ...book, before: { state: 'draft', published_at: null } },
        after: { state: 'published', published_at: '2026-11-26T10:00:00+00:00' },
      },
      ['Parts book published', 'Draft', 'Published'],
    ],
    [
      { ...book, before: { state: 'published' }, after: { state: 'retired' } },
      ['Parts book out of the shop', 'Published', 'Retired'],
    ],
    [
      { ...book, action: 'parts_book.deleted', before: { code: 'PB-H520', state: 'draft' } },
      ['Parts book discarded', 'Draft', 'deleted'],
    ],
    [
      { ...book, before: { placed_at: null }, after: { placed_at: 'now', figure: '20-1' } },
      ['Drawing and numbers', null, 'figure 20-1: numbers placed'],
    ],
    [
      { ...book, before: { drawing: null }, after: { drawing: '/a.svg', figure: '20-1' } },
      ['Drawing and numbers', null, 'figure 20-1: new drawing'],
    ],
    [
      { ...book, before: { drawing: '/a.svg' }, after: { drawing: null, figure: '20-1' } },
      ['Drawing and numbers', null, 'figure 20-1: drawing removed'],
    ],
    [
      { ...machine, action: 'machine.deleted', before: { serial_scheme: 'h' } },
      ['No longer a machine', 'machine', 'ordinary product'],
    ],
    [
      { ...machine, after: { code: 'R', name: 'V-ring roller', position: 1 } },
      ['Option', null, 'R, V-ring roller'],
    ],
    [
      {
        ...machine,
        before: { serial_from: 'H1', serial_to: 'H9', year_from: 2019, year_to: 2020 },
      },
      ['Serial numbers', 'H1 to H9, Built 2019 to 2020', null],
    ],
    [
      { action: 'replaced_part.deleted', name: 'HR1', before: { new_part: 'HR2', quantity: 1 } },
      ['Replacement removed', 'HR2', 'deleted'],
    ],
  ])('is told in words: %j', (fields, [what, before, after]) => {
    expect(only(fields)).toMatchObject({ what, differences: [{ before, after }] });
  });

  it('joins a new machine with its numbers and options, and leads to them', () => {
    const [change] = changesOf([
      entry({ ...machine, after: { code: 'R', name: 'V-ring roller', position: 1 } }),
      entry({ ...machine, after: { serial_from: 'H520-00001', year_from: 2019 } }),
      entry({ ...machine, action: 'machine.created', after: { serial_scheme: 'h' } }),
    ]);
    expect(change).toMatchObject({
      ...{ what: 'Made a machine', href: '/dashboard/manageproducts?q=Disc%20harrow' },
      differences: [
        { field: 'Option', after: 'R, V-ring roller' },
        { field: 'Serial numbers', after: 'From H520-00001, Built since 2019' },
        { field: 'Serial scheme', after: 'h' },
      ],
    });
    expect(only(book)?.href).toBe('/dashboard/partsbooks');
    expect(only({ action: 'replaced_part.updated', name: 'HR14' })?.href).toBe(
      '/dashboard/partuses?q=HR14',
    );
  });
});

describe('a change of customer groups', () => {
  it('names the customers who have come into a group or left it, the first of many', () => {
    const group = { action: 'customer_group.updated', name: 'Höfe 🌾', currency: null };
    const customers = Array.from({ length: 500 }, (_, index) => `Änne ${index}`);
    expect(only({ ...group, before: null, after: { customers } })).toMatchObject({
      ...{ what: 'Customers added', name: 'Höfe 🌾' },
      differences: [
        { before: null, after: `${customers.slice(0, 10).join(', ')} and 490 more`, field: null },
      ],
    });
    expect(only({ ...group, before: { customers: ['Änne 0', 'Bo'] }, after: null })).toMatchObject({
      ...{ what: 'Customers removed', differences: [{ before: 'Änne 0, Bo', after: null }] },
    });
  });

  it('names the groups of a price list before and after, once for all steps of a transaction', () => {
    const list = { action: 'price_list.updated', subject: 'pl_1', name: 'Frühling 🌱' };
    const step = (before: string[], after: string[]) =>
      entry({ ...list, before: { customer_groups: before }, after: { customer_groups: after } });
    const [moved] = changesOf([step(['A', 'B'], ['B']), step(['A'], ['A', 'B'])]);
    expect(moved).toMatchObject({
      what: 'Customer groups',
      differences: [{ before: 'A', after: 'B' }],
    });
    const [opened] = changesOf([step(['A', 'B'], [])]);
    expect(opened?.differences).toMatchObject([{ before: 'A, B', after: 'everyone' }]);
    const created = { ...list, action: 'price_list.created', before: null };
    const [made] = changesOf([step([], ['A']), entry({ ...created, after: { status: 'active' } })]);
    expect(made).toMatchObject({
      what: 'Added price list',
      differences: [
        { field: 'Customer groups', before: null, after: 'A' },
        { field: 'Status', before: null, after: 'active' },
      ],
    });
  });
});

describe('a promotion', () => {
  const promoted = (name: string, action = 'admin.promoted') =>
    entry({ action, name, subject: `cus_${name}`, at: `2026-11-21T15:31:00.${name.length}00Z` });

  it('can be undone while it is in force, but never by the one it made an admin', () => {
    const changes = changesOf([
      promoted('bo@x', 'admin.demoted'),
      promoted('bo@x'),
      promoted('ann@x'),
      promoted('self@x'),
    ]);
    const names = [...undoableOf(changes, 'self@x')].map(({ name }) => name);
    expect(names).toEqual(['ann@x']);
  });
});
