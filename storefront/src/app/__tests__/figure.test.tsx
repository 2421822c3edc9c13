import { getMachine, getMachineFigure, type MachineFigure } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { listStore } from '@/lib/list/list-store';
import { answer, refuses } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { discArm, discHarrow, figureLine } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => server.use(...servesSearch([])));
afterEach(() => localStorage.clear());

const PATH = '/machines/disc-harrow/20-1';
const SERIAL = '?serial=H520-04117';

const open = async (changes?: Partial<MachineFigure>, address = PATH + SERIAL) => {
  server.use(answer(getMachineFigure, discArm(changes)));
  const page = renderShop(address);
  await screen.findByRole('heading', { level: 1 });
  return page;
};

/** The row of the list with this text. */
const row = (name: RegExp) => {
  const list = screen.getByRole('list', { name: /^\d+ parts?$/ });
  const found = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => name.test(textContent));
  if (!found) throw new Error(`No row has ${String(name)}.`);
  return found;
};

const opener = (name: RegExp) => within(row(name)).getByRole('button', { expanded: false });

it('shows the drawing, the list with prices and stock, and the way to other figures', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('20-1Disc arm, front row');
  expect(screen.getByRole('img', { name: /^Exploded drawing: Disc arm/ })).toHaveAttribute(
    'src',
    '/pictures/figures/disc-arm.svg',
  );
  expect(screen.getByRole('heading', { level: 2, name: '9 parts' })).toBeVisible();
  expect(screen.getByText('For H520-04117')).toBeVisible();
  expect(row(/Arm with lower clamp/)).toHaveTextContent('$184.00100 pieces');
  expect(
    screen.getByRole('link', { name: 'Figure before: 10-1, Frame and wings' }),
  ).toHaveAttribute('href', `/machines/disc-harrow/10-1${SERIAL}`);
  expect(document.title).toBe('20-1 Disc arm, front row, Compact disc harrow H 520 · Harrow');
});

describe('a row says', () => {
  beforeEach(async () => {
    await open();
  });

  it('for which serial numbers a part does not fit, after the one that fits', () => {
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const [fitting, other] = [/Cassette seal/, /Shaft seal/].map((name) =>
      names.findIndex((text) => name.test(text)),
    );
    expect(fitting).toBeLessThan(other ?? 0);
    expect(row(/Shaft seal/)).toHaveTextContent('Does not fitUp to H520-03999');
    expect(within(row(/Shaft seal/)).queryByRole('button')).toBeNull();
    expect(row(/Cassette seal/)).toHaveTextContent('From H520-04000');
  });

  it('what replaces a part', () => {
    expect(row(/Double-row bearing/)).toHaveTextContent('HR-14-214replaced byHR-14-218');
    expect(row(/Double-row bearing/)).toHaveTextContent('$38.6057 pieces');
  });

  it('that several parts are needed together, with their sum', () => {
    expect(row(/Hub, five bolts/)).toHaveTextContent('2 parts, needed together');
    expect(row(/Hub, five bolts/)).toHaveTextContent('$107.001 × hub, 5 × bolt');
  });

  it('that a part is sold out, or not sold separately', () => {
    expect(row(/Lock nut/)).toHaveTextContent('Sold out');
    expect(row(/Stub axle/)).toHaveTextContent('Not sold separatelyComes with item 1');
  });

  it('that it depends on an option', () => {
    expect(row(/Bolt M16/)).toHaveTextContent('4 pieces in this figure');
    expect(row(/Bolt M16/)).toHaveTextContent('Check: only with V-ring roller');
  });

  it('in which figure a part is', () => {
    expect(screen.getByRole('link', { name: /Frame, front beam/ })).toHaveAttribute(
      'href',
      `/machines/disc-harrow/10-1${SERIAL}`,
    );
  });
});

describe('an opened row', () => {
  it('says that the part fits, and buys the pieces', async () => {
    const { user, currentAddress } = await open();
    await user.click(opener(/Serrated/));
    const disc = within(row(/Serrated/));
    expect(currentAddress()).toBe(`${PATH}${SERIAL}#item-4`);
    expect(row(/Serrated/)).toHaveTextContent('Fits Compact disc harrow H 520, H520-04117.');
    expect(disc.getByText('420 pieces in stock.')).toBeVisible();
    expect(disc.getByText('Minimum order: 10 pieces.')).toBeVisible();
    expect(disc.getByRole('link', { name: 'Buy Now, $469.00' })).toHaveAttribute(
      'href',
      '/purchase/prod_disc?quantity=10',
    );
    await user.click(disc.getByRole('button', { name: 'One more' }));
    expect(disc.getByRole('link', { name: 'Buy Now, $515.90' })).toHaveAttribute(
      'href',
      '/purchase/prod_disc?quantity=11',
    );
    expect(disc.getByRole('link', { name: 'All about this part' })).toHaveAttribute(
      'href',
      '/products/disc',
    );
  });

  it('says what is wrong with the pieces, and leads nowhere', async () => {
    const { user, currentAddress } = await open();
    await user.click(opener(/Serrated/));
    const field = screen.getByLabelText('Pieces of Serrated harrow disc 610');
    await user.clear(field);
    await user.type(field, '3');
    const buy = within(row(/Serrated/)).getByRole('link', { name: 'Order at least 10' });
    expect(buy).toHaveAttribute('aria-disabled', 'true');
    await user.click(buy);
    expect(currentAddress()).toBe(`${PATH}${SERIAL}#item-4`);
  });

  it('adds the pieces to the list', async () => {
    const { user } = await open();
    await user.click(opener(/Serrated/));
    await user.click(await within(row(/Serrated/)).findByRole('button', { name: 'Add to list' }));
    expect(listStore.get()).toEqual([{ productId: 'prod_disc', quantity: 10 }]);
  });

  it('sells each part of a kit', async () => {
    const { user } = await open();
    await user.click(opener(/Hub, five bolts/));
    const kit = within(row(/Hub, five bolts/));
    expect(kit.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(2);
    expect(kit.getByRole('link', { name: 'hub' })).toHaveAttribute('href', '/products/hub');
    expect(kit.getByText('This figure needs 5 pieces.')).toBeVisible();
  });

  it('says whether the old part still goes in the place of the new one', async () => {
    const { user } = await open();
    await user.click(opener(/Double-row/));
    expect(row(/Double-row/)).toHaveTextContent('Replaced by HR-14-218.');
    expect(row(/Double-row/)).toHaveTextContent('The old part goes in its place too.');
  });

  it('of a part that is sold out sells nothing', async () => {
    const { user } = await open();
    await user.click(opener(/Lock nut/));
    expect(row(/Lock nut/)).toHaveTextContent('Call (515) 555-0140 for the next date.');
    expect(within(row(/Lock nut/)).queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  });

  it('is opened by the address, and closes again', async () => {
    const { user, currentAddress } = await open({}, `${PATH}${SERIAL}#item-4`);
    expect(screen.getByRole('link', { name: 'Buy Now, $469.00' })).toBeVisible();
    await user.click(within(row(/Serrated/)).getByRole('button', { expanded: true }));
    expect(currentAddress()).toBe(PATH + SERIAL);
    expect(screen.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  });
});

describe('without a serial number', () => {
  it('the page asks for it where it tells more, and says no verdict', async () => {
    const seal = figureLine('2', {
      ...{ name: 'Seal', applies: null, serials: { from: 'H520-04000', to: null } },
    });
    const { user, currentAddress } = await open({ serial: null, lines: [seal] }, PATH);
    expect(screen.getByText('Add your serial number to see what fits')).toBeVisible();
    expect(row(/Seal/)).toHaveTextContent('From H520-04000');
    await user.type(screen.getByLabelText('Serial number'), 'h520-04117');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(currentAddress()).toBe(PATH + SERIAL);
  });

  it('the page does not ask where every part is for every machine', async () => {
    await open({ serial: null, lines: [figureLine('1')] }, PATH);
    expect(screen.queryByLabelText('Serial number')).toBeNull();
  });
});

it('says that a serial number is not one of the machine', async () => {
  server.use(
    answer(getMachineFigure, ({ query }) => {
      if (!query.has('serial')) return discArm({ serial: null });
      const details = { fields: { serial: 'No.' }, suggestions: ['H520-04117'] };
      return refuse({ status: 422, code: 'invalid_body', details });
    }),
  );
  renderShop(`${PATH}?serial=X1`);
  expect(await screen.findByText(/^X1 is not a serial number of this machine/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Did you mean H520-04117?' })).toHaveAttribute(
    'href',
    PATH + SERIAL,
  );
});

it('puts all parts that surely fit and are in stock on the list', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add all parts to the list' }));
  expect(listStore.get()).toEqual([
    { productId: 'prod_arm', quantity: 1 },
    { productId: 'prod_seal', quantity: 1 },
    { productId: 'prod_hub', quantity: 1 },
    { productId: 'prod_bolt', quantity: 5 },
    { productId: 'prod_disc', quantity: 10 },
    { productId: 'prod_bearing', quantity: 1 },
  ]);
  expect(await screen.findByText(/On your list: 6 parts, 19 pieces/)).toBeVisible();
});

it('turns to the next figure by a key, unless someone types', async () => {
  const { user, currentAddress } = await open();
  await user.keyboard(']');
  expect(currentAddress()).toBe(`/machines/disc-harrow/30-1${SERIAL}`);
});

it('prints a form to order by', async () => {
  await open();
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByText('Up to H520-03999, not this machine')).toBeInTheDocument();
  expect(within(table).getByText('Together replace HR-14-231')).toBeInTheDocument();
  expect(within(table).getByText('Replaces HR-14-214')).toBeInTheDocument();
  expect(within(table).getByText('Not sold separately, comes with item 1')).toBeInTheDocument();
  expect(within(table).queryByText(/\$/)).toBeNull();
  expect(screen.getByText(/^PB-H520, revision 3 · printed /)).toBeInTheDocument();
});

it('prints the address of the figure as a QR code', async () => {
  await open();
  const name = 'QR code of this figure';
  const code = await screen.findByRole('img', { name, hidden: true });
  const { data } = encode(window.location.origin + PATH + SERIAL, { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  expect(code.querySelector('path')?.getAttribute('d')?.split('M')).toHaveLength(dark + 1);
});

it('leads from a figure that is gone to the book', async () => {
  server.use(refuses(getMachineFigure, { status: 404 }), answer(getMachine, discHarrow()));
  renderShop(PATH);
  expect(await screen.findByText('This figure is not in the parts book.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the parts book' })).toHaveAttribute(
    'href',
    '/machines/disc-harrow',
  );
});

it('shows the page for unknown addresses for a figure of no machine', async () => {
  server.use(refuses(getMachineFigure, { status: 404 }), refuses(getMachine, { status: 404 }));
  renderShop(PATH);
  expect(await screen.findByText('Stuck in the mud')).toBeVisible();
});

it('says why the figure did not load', async () => {
  server.use(refuses(getMachineFigure, { status: 429 }));
  renderShop(PATH);
  expect(await screen.findByText('The figure did not load')).toBeVisible();
});
