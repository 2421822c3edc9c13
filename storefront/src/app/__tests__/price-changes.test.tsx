import {
  changePrices,
  getPriceChange,
  listCategories,
  undoPriceChange,
  type AnswerOf,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesPaymentConfig } from '@/test/payment-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

type Preview = AnswerOf<typeof changePrices>;
type Change = AnswerOf<typeof getPriceChange>;

const row = { _id: 'prod_1', name: 'Spring tine', sku: 'HW-1', before: 10, after: 10.3 };

const preview = (changes: Partial<Preview> = {}): Preview => ({
  ...{ acknowledged: true, insertedId: null, revision: 'one', currency: 'usd' },
  ...{ changed: 1, unchanged: 0, tooLow: 0, tooHigh: 0, products: [row], kept: [] },
  ...changes,
});

const made = (changes: Partial<Change> = {}): Change => ({
  ...{ _id: 'change_1', at: '2026-11-21T15:31:00.000Z', category: 'Wear parts', percent: 3 },
  ...{ amount: null, currency: 'usd', undoneAt: null, putBack: null, count: 1, products: [row] },
  ...changes,
});

const wearParts = {
  ...{ handle: 'wear-parts', name: 'Wear parts', description: '', img: '', count: 1 },
  children: [],
};

/** Opens the page, whose server answers with these one after the other; returns what it is sent. */
async function openPage(...answers: (Preview | (() => Response))[]) {
  await signInAs(admin);
  const sent: { dryRun: boolean; body: unknown }[] = [];
  server.use(
    answer(listCategories, () => ({ success: true, data: [wearParts] })),
    servesPaymentConfig(),
    answer(changePrices, ({ body, query }) => {
      sent.push({ dryRun: query.get('dryRun') === 'true', body });
      const next = answers.shift() ?? preview();
      return typeof next === 'function' ? next() : next;
    }),
  );
  const { user } = renderShop('/dashboard/pricechanges');
  await screen.findByRole('option', { name: 'Wear parts' });
  return { user, sent };
}

const press = (name: string) => screen.getByRole('button', { name });

it('previews a change, makes it, and leads to its outcome', async () => {
  const { user, sent } = await openPage(preview(), preview({ insertedId: 'change_1' }));
  server.use(answer(getPriceChange, () => made()));
  await user.selectOptions(screen.getByLabelText('Products'), 'Wear parts');
  await user.type(screen.getByLabelText('Percent'), '3');
  await user.selectOptions(screen.getByLabelText('Round to multiples of'), '$0.05');
  await user.click(press('Preview'));
  expect(await screen.findByText(/^1 price would change/)).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'New prices' });
  expect(within(table).getByText('$10.30')).toBeInTheDocument();
  await user.click(press('Change 1 price'));
  expect(await screen.findByText(/^1 price changed by \+3%: Wear parts/)).toBeInTheDocument();
  const body = { category: 'wear-parts', percent: 3, rounding: 0.05 };
  expect(sent).toEqual([
    { dryRun: true, body },
    { dryRun: false, body: { ...body, revision: 'one' } },
  ]);
});

it('asks for a percentage before it asks the shop', async () => {
  const { user, sent } = await openPage();
  await user.click(press('Preview'));
  const field = screen.getByLabelText('Percent');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Enter the percentage/);
  expect(sent).toEqual([]);
});

it('says what is left out, and offers nothing where nothing would change', async () => {
  const kept = [{ ...row, after: 0.1, reason: 'too_low' as const }];
  const { user } = await openPage(preview({ changed: 0, products: [], tooLow: 1, kept }));
  await user.type(screen.getByLabelText('Percent'), '-99');
  await user.click(press('Preview'));
  expect(await screen.findByText('This changes no price.')).toBeInTheDocument();
  expect(screen.getByText(/^1 product left out/)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Left out' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

it('takes the preview away once something else is typed', async () => {
  const { user } = await openPage(preview());
  await user.type(screen.getByLabelText('Percent'), '3');
  await user.click(press('Preview'));
  await screen.findByText(/^1 price would change/);
  await user.type(screen.getByLabelText('Percent'), '5');
  expect(screen.queryByText(/^1 price would change/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change 1 price' })).toBeNull();
});

it('shows the new preview where prices have changed since', async () => {
  const changed = () => refuse({ status: 409, code: 'prices_changed' });
  const later = preview({ revision: 'two', products: [{ ...row, before: 11, after: 11.33 }] });
  const { user } = await openPage(preview(), changed, later);
  await user.type(screen.getByLabelText('Percent'), '3');
  await user.click(press('Preview'));
  await user.click(await screen.findByRole('button', { name: 'Change 1 price' }));
  expect(await screen.findByText('$11.33')).toBeInTheDocument();
  expect(screen.getByText(/^Prices have changed since the preview/)).toBeInTheDocument();
});

it('says so where the outcome is not known', async () => {
  const { user } = await openPage(preview(), () => HttpResponse.error());
  await user.type(screen.getByLabelText('Percent'), '3');
  await user.click(press('Preview'));
  await user.click(await screen.findByRole('button', { name: 'Change 1 price' }));
  expect(await screen.findByText(/^We do not know whether/)).toBeInTheDocument();
});

it('undoes a change, and says how many prices were left', async () => {
  await signInAs(admin);
  let change = made({ count: 3 });
  server.use(
    answer(getPriceChange, () => change),
    answer(undoPriceChange, () => {
      change = { ...change, undoneAt: '2026-11-21T15:35:00.000Z', putBack: 2 };
      return { acknowledged: true, modifiedCount: 2, left: 1 };
    }),
  );
  const { user } = renderShop('/dashboard/pricechanges/change_1');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/2 prices put back, 1 other left/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('says that there is no such change', async () => {
  await signInAs(admin);
  server.use(answer(getPriceChange, () => refuse({ status: 404 })));
  renderShop('/dashboard/pricechanges/no-such');
  expect(await screen.findByText('There is no such change')).toBeInTheDocument();
});
