import {
  addOwnMachine,
  changeOwnMachine,
  deleteOwnMachine,
  getMachine,
  listOwnMachines,
  type OwnMachine,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { bigRed, discHarrow } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const ring = { code: 'R', name: 'V-ring roller' };

/** Opens the page of machines, which the account keeps as the calls change them. */
async function open(first: OwnMachine[]) {
  let machines = first;
  const bodies: unknown[] = [];
  await signInAs(farmer);
  server.use(
    answer(listOwnMachines, () => machines),
    answer(getMachine, discHarrow({ options: [ring] })),
    answer(changeOwnMachine, ({ parameters, body }) => {
      bodies.push(body);
      machines = machines.map((own) => (own._id === parameters.id ? { ...own, ...body } : own));
      return { acknowledged: true, modifiedCount: 1 };
    }),
    answer(deleteOwnMachine, ({ parameters }) => {
      machines = machines.filter(({ _id }) => _id !== parameters.id);
      return { acknowledged: true, deletedCount: 1 };
    }),
    answer(addOwnMachine, ({ body }) => {
      bodies.push(body);
      machines = [...machines, bigRed({ _id: 'mach_9', nickname: body.nickname ?? null })];
      return { acknowledged: true, insertedId: 'mach_9' };
    }),
  );
  const page = renderShop('/dashboard/mymachines');
  await screen.findByRole('heading', { level: 1, name: 'My Machines' });
  return { ...page, bodies };
}

const entry = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};

/** Opens the dialog that changes the first machine. */
async function edit() {
  const page = await open([bigRed()]);
  await page.user.click((await entry('Big Red')).getByRole('button', { name: 'Edit' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

it('lists each machine with its name, its model, its number and its options', async () => {
  await open([bigRed({ options: ['R'] }), bigRed({ _id: 'mach_2', nickname: null, serial: null })]);
  const named = await entry('Big Red');
  expect(named.getByText('Compact disc harrow H 520')).toBeVisible();
  expect(named.getByText('H520-04117')).toBeVisible();
  expect(await named.findByText('V-ring roller')).toBeVisible();
  expect(named.getByRole('link', { name: 'Open parts book' })).toHaveAttribute(
    'href',
    '/machines/disc-harrow?serial=H520-04117',
  );
  const unnamed = await entry('Compact disc harrow H 520');
  expect(unnamed.getByText('No serial number yet')).toBeVisible();
  expect(unnamed.getByRole('link', { name: 'Open parts book' })).toHaveAttribute(
    'href',
    '/machines/disc-harrow',
  );
});

it('leads to the machines if there are none', async () => {
  await open([]);
  expect(await screen.findByText('No machines yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find your machine' })).toHaveAttribute(
    'href',
    '/machines',
  );
});

it('says why the machines did not load', async () => {
  await signInAs(farmer, refuses(listOwnMachines, { status: 429 }));
  renderShop('/dashboard/mymachines');
  expect(await screen.findByText('Your machines did not load')).toBeVisible();
});

it('changes the name, the serial number and the options of a machine', async () => {
  const { user, dialog, bodies } = await edit();
  const name = dialog.getByLabelText('Your name for it');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, ' Old Faithful ');
  await user.clear(dialog.getByLabelText('Serial number'));
  await user.type(dialog.getByLabelText('Serial number'), 'h520-05000');
  await user.click(await dialog.findByRole('checkbox', { name: 'V-ring roller' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const changed = await entry('Old Faithful');
  expect(changed.getByText('H520-05000')).toBeVisible();
  expect(bodies).toEqual([{ nickname: 'Old Faithful', serial: 'H520-05000', options: ['R'] }]);
});

it('forgets what is emptied, and leaves options alone that are not known', async () => {
  const { user, dialog, bodies } = await edit();
  await user.clear(dialog.getByLabelText('Your name for it'));
  await user.clear(dialog.getByLabelText('Serial number'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await entry('Compact disc harrow H 520');
  expect(bodies).toEqual([{ nickname: null, serial: null }]);
});

it('keeps a refused serial number in its field, with likely readings of it', async () => {
  const { user, dialog, bodies } = await edit();
  const details = { fields: { serial: 'No such number.' }, suggestions: ['H520-04000'] };
  server.use(
    answer(changeOwnMachine, () => refuse({ status: 422, code: 'invalid_body', details }), {
      once: true,
    }),
  );
  const serial = dialog.getByLabelText('Serial number');
  await user.clear(serial);
  await user.type(serial, 'H52O-04000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('No such number.')).toBeVisible();
  expect(serial).toHaveValue('H52O-04000');
  await user.click(dialog.getByRole('button', { name: 'Did you mean H520-04000?' }));
  expect(serial).toHaveValue('H520-04000');
  expect(serial).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([{ nickname: 'Big Red', serial: 'H520-04000' }]);
});

it('says beside the number that another machine has it already', async () => {
  const { user, dialog } = await edit();
  const message = 'You have this machine already.';
  server.use(refuses(changeOwnMachine, { status: 409, code: 'machine_kept', message }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Serial number')).toHaveFocus();
});

it('deletes a machine, and brings it back', async () => {
  const { user, bodies } = await open([bigRed()]);
  await user.click((await entry('Big Red')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No machines yet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await entry('Big Red');
  const { serial, nickname, options } = bigRed();
  expect(bodies).toEqual([{ machine: 'disc-harrow', serial, nickname, options }]);
});
