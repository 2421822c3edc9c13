import {
  deleteShopPage,
  getShop,
  getWrittenPage,
  getWrittenShop,
  listShopMails,
  listShopPageVersions,
  previewShopMail,
  saveShopMail,
  saveShopPage,
  type Shop,
  type WrittenPage,
  updateShop,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { shopFace } from '@/test/shop-face';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** A shop whose face is kept; each change is recorded with the version that its editor had seen. */
function keepsShop(first: Shop = shopFace) {
  let shop = first;
  let version = 1;
  const changes: { body: unknown; seen: string | null }[] = [];
  server.use(
    ...[getShop, getWrittenShop].map(({ path }) =>
      http.get(backend(path), () => HttpResponse.json(shop, { headers: { ETag: `"${version}"` } })),
    ),
    http.patch(backend(updateShop.path), async ({ request }) => {
      const body = (await request.json()) as Partial<Shop>;
      changes.push({ body, seen: request.headers.get('if-match') });
      shop = { ...shop, ...body };
      version += 1;
      return HttpResponse.json({ acknowledged: true, modifiedCount: 1 });
    }),
  );
  return changes;
}

async function open(section: string) {
  await signInAs(admin);
  return renderShop(`/dashboard/settings/${section}`);
}

const field = (name: string | RegExp) => screen.findByLabelText(name);

it('saves who sells, and only what its editor has seen', async () => {
  const changes = keepsShop();
  const { user } = await open('maker');
  const phone = await field('Phone');
  await user.clear(phone);
  await user.type(phone, '+49 4281 1234');
  await user.selectOptions(await field('Country'), 'DE');
  await user.type(await field('Hours, in German'), 'Mo–Fr, 7–17 Uhr');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Every page shows it now.')).toBeVisible();
  const german = { country: 'DE', hours_de: 'Mo–Fr, 7–17 Uhr' };
  const maker = { ...shopFace.maker, phone: '+49 4281 1234', ...german };
  expect(changes).toEqual([{ body: { name: 'Harrow', maker }, seen: '"1"' }]);
  // the next change is of the version that this one has made
  await user.type(await field('Hours'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes[1]?.seen).toBe('"2"'));
});

it('shows a refusal at its field, and keeps what was typed', async () => {
  keepsShop();
  server.use(
    refuses(updateShop, {
      status: 422,
      code: 'invalid_body',
      details: { fields: { 'maker.vatId': 'This must be an identifier such as DE136695976.' } },
    }),
  );
  const { user } = await open('maker');
  await user.type(await field('VAT ID'), '123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/identifier such as/)).toBeVisible();
  expect(await field('VAT ID')).toHaveValue('123');
});

it('says that someone else has changed the settings, and keeps what was typed', async () => {
  keepsShop();
  server.use(refuses(updateShop, { status: 412, code: 'changed_since' }));
  const { user } = await open('maker');
  await user.type(await field('Hours'), ' and Sunday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone has changed the settings/)).toBeVisible();
  expect(await field('Hours')).toHaveValue('Mon–Fri, 7 AM–5 PM and Sunday');
});

it('tells a new shop what is missing', async () => {
  keepsShop({ ...shopFace, maker: { ...shopFace.maker, legalName: '' } });
  await open('maker');
  expect(await screen.findByText(/Invoices are issued once/)).toBeVisible();
});

it('saves delivery and tax, with numbers and days', async () => {
  const changes = keepsShop();
  const { user } = await open('delivery');
  await user.click(await field('Prices contain tax'));
  await user.type(await field('Rate in percent'), '19');
  await user.type(await field('Words beside prices'), 'incl. 19 % VAT');
  await user.type(await field('Words beside prices, in German'), 'inkl. 19 % MwSt.');
  await user.type(await field('Days without work'), '2026-12-24{enter}2026-12-31');
  await user.clear(await field('Days to report damage'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]?.body).toEqual({
    delivery: {
      ...shopFace.delivery,
      holidays: ['2026-12-24', '2026-12-31'],
      complaintDays: null,
      ...{ shipsFrom_de: '', freeIn_de: '', text_de: '' },
    },
    tax: { rate: 19, text: 'incl. 19 % VAT', text_de: 'inkl. 19 % MwSt.' },
  });
});

it('warns of a color that cannot be read before it is saved', async () => {
  keepsShop();
  const { user } = await open('look');
  await user.click(await field('Own colors'));
  expect(await field('Buttons by day')).toHaveValue('#b23a22');
  expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument();
  const { fireEvent } = await import('@testing-library/react');
  fireEvent.input(await field('Buttons by day'), { target: { value: '#ffcc00' } });
  expect(await screen.findByText(/Text cannot be read on it/)).toBeVisible();
});

it('adds a figure to the home page, and removes a panel', async () => {
  const changes = keepsShop();
  const { user } = await open('home');
  await user.click(await screen.findByRole('button', { name: 'Remove Panel 2' }));
  await user.click(screen.getByRole('button', { name: 'Add figure' }));
  const row = within(screen.getByRole('group', { name: 'Figure 4' }));
  await user.type(row.getByLabelText('Label'), 'Machines built');
  await user.type(row.getByLabelText('Figure'), '12,000');
  await user.type(row.getByLabelText('Label, in German'), 'Gebaute Maschinen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  const { home } = changes[0]?.body as Pick<Shop, 'home'>;
  const untranslated = { title_de: '', action_de: '', byMachine_de: '' };
  expect(home.panels).toEqual([{ ...shopFace.home.panels[0], ...untranslated }]);
  expect(home.figures.at(-1)).toEqual({
    ...{ label: 'Machines built', figure: '12,000', unit: '' },
    ...{ label_de: 'Gebaute Maschinen', figure_de: '', unit_de: '' },
  });
});

it('adds a link to the header', async () => {
  const changes = keepsShop();
  const { user } = await open('links');
  await user.click(await screen.findByRole('button', { name: 'Add link' }));
  const row = within(screen.getByRole('group', { name: 'Link 3' }));
  await user.type(row.getByLabelText('Words'), 'Dealers');
  await user.type(row.getByLabelText('Words, in German'), 'Händler');
  await user.type(row.getByLabelText('Where it leads'), '/pages/dealers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  const dealers = { title: 'Dealers', title_de: 'Händler', path: '/pages/dealers' };
  const { navigation } = changes[0]?.body as Pick<Shop, 'navigation'>;
  expect(navigation.at(-1)).toEqual(dealers);
});

describe('the pages', () => {
  const updatedAt = '2026-11-27T12:00:00.000Z';
  const written = (changed: Partial<WrittenPage>): WrittenPage => ({
    ...{ title: 'Terms', text: 'Text.', topics: '', updatedAt, title_de: '', text_de: '' },
    ...changed,
  });
  const version = (id: string, text: string) => ({
    ...{ _id: id, title: 'Terms', text, savedAt: updatedAt, savedBy: 'ada@farm.example' },
    ...{ title_de: 'AGB', text_de: '' },
  });

  it('saves a page with its preview, and takes an earlier text', async () => {
    keepsShop();
    const saved: { body: unknown; seen: string | null }[] = [];
    server.use(
      http.get(backend(getWrittenPage.path.replace('{slug}', 'terms')), () =>
        HttpResponse.json(
          written({ text: 'New text.', topics: 'payment invoice', title_de: 'AGB' }),
          { headers: { ETag: '"p"' } },
        ),
      ),
      answer(listShopPageVersions, [version('2', 'New text.'), version('1', 'Call {phone}.')]),
      http.put(backend(saveShopPage.path.replace('{slug}', 'terms')), async ({ request }) => {
        saved.push({ body: await request.json(), seen: request.headers.get('if-match') });
        return HttpResponse.json({ acknowledged: true, modifiedCount: 1 });
      }),
    );
    const { user } = await open('pages?page=terms');
    await user.click(await screen.findByRole('button', { name: 'Use this text' }));
    expect(await field('Text')).toHaveValue('Call {phone}.');
    expect(screen.getByText('Call (515) 555-0140.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The page is saved.')).toBeVisible();
    const { updatedAt: _, ...body } = written({
      ...{ text: 'Call {phone}.', topics: 'payment invoice', title_de: 'AGB' },
    });
    expect(saved).toEqual([{ body, seen: '"p"' }]);
  });

  it('adds a page, whose name is checked first', async () => {
    keepsShop();
    const saved: string[] = [];
    server.use(
      http.put(backend('/shop/pages/:slug'), ({ params }) => {
        saved.push(String(params.slug));
        return HttpResponse.json({ acknowledged: true, modifiedCount: 1 });
      }),
      http.get(backend(getWrittenPage.path.replace('{slug}', 'imprint')), () =>
        HttpResponse.json(written({ title: 'Imprint', text: 'HRB 1' })),
      ),
      answer(listShopPageVersions, []),
    );
    const { user, currentAddress } = await open('pages');
    await user.click(await screen.findByRole('link', { name: 'New page' }));
    await user.type(await field('Name in the address'), 'Im print');
    await user.type(await field('Title'), 'Imprint');
    await user.type(await field('Text'), 'HRB 1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Use lowercase letters/)).toBeVisible();
    await user.clear(await field('Name in the address'));
    await user.type(await field('Name in the address'), 'imprint');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/settings/pages?page=imprint'));
    expect(saved).toEqual(['imprint']);
  });

  it('deletes a page after a question', async () => {
    keepsShop();
    let isDeleted = false;
    server.use(
      http.get(backend(getWrittenPage.path.replace('{slug}', 'terms')), () =>
        HttpResponse.json(written({})),
      ),
      answer(listShopPageVersions, []),
      answer(deleteShopPage, () => {
        isDeleted = true;
        return { acknowledged: true, deletedCount: 1 };
      }),
    );
    const { user, currentAddress } = await open('pages?page=terms');
    await user.click(await screen.findByRole('button', { name: 'Delete page' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete page' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/settings/pages'));
    expect(isDeleted).toBe(true);
  });
});

describe('the mails', () => {
  const mail = {
    ...{ kind: 'shipped' as const, subject: null, opening: 'Sent: {tracking}.', closing: null },
    ...{ subject_de: null, opening_de: null, closing_de: 'Gute Ernte!' },
    ...{ places: ['number', 'tracking'], required: 'tracking', updatedAt: null },
  };

  it('shows a mail with the typed words before they are saved', async () => {
    keepsShop();
    const asked: unknown[] = [];
    const saved: unknown[] = [];
    server.use(
      answer(listShopMails, [mail]),
      answer(previewShopMail, ({ body }) => {
        asked.push(body);
        return { subject: 'Order 1042 is on its way', html: '<p>On its way</p>', text: '' };
      }),
      answer(saveShopMail, ({ body }) => {
        saved.push(body);
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    const { user } = await open('mails?kind=shipped');
    await user.type(await field('Closing'), 'Good harvest!');
    await user.click(screen.getByRole('button', { name: 'Show preview' }));
    const frame = await screen.findByTitle('Preview: Order 1042 is on its way');
    expect(frame).toHaveAttribute('sandbox', '');
    const words = { subject: null, opening: 'Sent: {tracking}.', closing: 'Good harvest!' };
    expect(asked).toEqual([{ language: 'en', ...words }]);
    await user.click(screen.getByRole('button', { name: 'Show preview in German' }));
    await waitFor(() => expect(asked[1]).toMatchObject({ language: 'de', closing: 'Gute Ernte!' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. The next mail has these words.')).toBeVisible();
    expect(saved).toEqual([
      { ...words, subject_de: null, opening_de: null, closing_de: 'Gute Ernte!' },
    ]);
  });
});
