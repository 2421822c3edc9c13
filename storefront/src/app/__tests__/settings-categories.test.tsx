import {
  createCategory,
  listWrittenCategories,
  updateCategory,
  type WrittenCategory,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const category = (changed: Partial<WrittenCategory>): WrittenCategory => ({
  ...{ handle: 'tillage', level: 0, name: 'Tillage', description: 'Plows and harrows.' },
  ...{ name_de: 'Bodenbearbeitung', description_de: '', img: '/pictures/tillage.svg' },
  ...changed,
});

const list = [
  category({}),
  category({ handle: 'plows', level: 1, name: 'Plows', name_de: '', img: null }),
];

async function open(search = '') {
  await signInAs(admin);
  server.use(answer(listWrittenCategories, { data: list }));
  return renderShop(`/dashboard/settings/categories${search}`);
}

const field = (name: string) => screen.findByLabelText(name);

it('changes the texts and the picture of a category', async () => {
  const changes: unknown[] = [];
  server.use(
    answer(updateCategory, ({ body }) => {
      changes.push(body);
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  const { user, currentAddress } = await open();
  const choice = await field('Category');
  expect(within(choice).getByRole('option', { name: '– Plows' })).toBeInTheDocument();
  await user.selectOptions(choice, 'Tillage');
  expect(currentAddress()).toBe('/dashboard/settings/categories?category=tillage');
  expect(await field('Name, in German')).toHaveValue('Bodenbearbeitung');
  await user.type(await field('A sentence about it, in German'), 'Pflüge und Eggen.');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Every page shows it now.')).toBeVisible();
  const { handle: _, level: _level, ...texts } = category({});
  expect(changes).toEqual([{ ...texts, description_de: 'Pflüge und Eggen.', img: null }]);
});

it('adds a category below another one, and opens it', async () => {
  const created: unknown[] = [];
  const { user, currentAddress } = await open();
  server.use(
    answer(createCategory, ({ body }) => {
      created.push(body);
      return { acknowledged: true, insertedId: 'plows' };
    }),
  );
  await user.selectOptions(await field('Below'), 'Tillage');
  await user.type(await field('Name'), 'Plows');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(currentAddress()).toBe('/dashboard/settings/categories?category=plows'),
  );
  expect(created).toMatchObject([{ name: 'Plows', parent: 'tillage', img: null }]);
});

it('keeps what was typed where the name is taken', async () => {
  const { user } = await open();
  const message = 'There is a category of this name already.';
  server.use(refuses(createCategory, { status: 409, code: 'category_taken', message }));
  await user.type(await field('Name'), 'Tillage');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field('Name')).toHaveValue('Tillage');
});
