import {
  deleteMachine,
  getMachineSettings,
  getProductDetails,
  listPartsBooks,
  listSerialSchemes,
  saveMachine,
  type StoredMachine,
  type UsedScheme,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const scheme = {
  name: 'h',
  pattern: String.raw`^(?<series>[A-Z]\d{3})(?<number>\d{5})(?<check>[A-Z])?$`,
  family: ['series'],
  sequence: ['number'],
  alphabets: {},
};

const settings: StoredMachine = {
  serials: {
    scheme,
    place: 'On the frame',
    built: [
      { from: 'H520-00001', to: 'H520-03999', years: { from: 2019, to: 2022 } },
      { from: 'H520-05000', to: null, years: null },
    ],
  },
  options: [{ code: 'R', name: 'V-ring roller' }],
};

const schemes: UsedScheme[] = [
  { ...scheme, machines: 3 },
  {
    ...{ name: 'pin', pattern: '^(?<year>[A-Z])(?<number>\\d{6})$', family: [] },
    ...{ sequence: ['year', 'number'], alphabets: { year: 'ABCDEFGH' }, machines: 1 },
  },
];

/** Opens the settings of a machine; null for a product that is none. */
async function open(stored: StoredMachine | null = settings) {
  await signInAs(admin);
  server.use(
    stored
      ? answer(getMachineSettings, () => stored)
      : refuses(getMachineSettings, { status: 404 }),
    answer(getProductDetails, productDetails(1, { handle: 'disc-harrow', name: 'Disc harrow' })),
    answer(listSerialSchemes, schemes),
    answer(listPartsBooks, []),
  );
  const page = renderShop('/dashboard/machines/disc-harrow');
  await screen.findByRole('heading', { level: 1 });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save };
}

/** Mocks the call that saves, and records what it receives. */
function takesSettings() {
  const sent: unknown[] = [];
  server.use(
    answer(saveMachine, ({ body, parameters }) => {
      sent.push([parameters.handle, body]);
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  return sent;
}

const range = (number: number) => within(screen.getByRole('group', { name: `Range ${number}` }));
const tried = () => screen.getByRole('status', { name: 'How it is read' });

it('makes a product a machine', async () => {
  const { user, save } = await open(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Make Disc harrow a machine');
  expect(screen.queryByRole('button', { name: 'Make it an ordinary product' })).toBeNull();
  const sent = takesSettings();
  await user.type(screen.getByLabelText('Where the plate is'), 'On the frame');
  await user.type(screen.getByLabelText('Name of the scheme'), 'own');
  await user.click(screen.getByLabelText('Pattern'));
  await user.paste(scheme.pattern);
  expect(screen.getAllByText(/Groups of the pattern: series, number and check/)).toHaveLength(2);
  await user.type(screen.getByLabelText('Family'), 'series');
  await user.type(screen.getByLabelText('Order'), 'number, check');
  await user.click(screen.getByRole('button', { name: 'Add an alphabet' }));
  await user.selectOptions(screen.getByLabelText('Group'), 'check');
  await user.type(screen.getByLabelText('Characters in their order'), 'abc');
  await user.type(range(1).getByLabelText('From number'), 'H520-00001');
  await user.type(range(1).getByLabelText('From year'), '2019');
  await user.click(screen.getByRole('button', { name: 'Add an option' }));
  await user.type(screen.getByLabelText('Code'), 'r');
  await user.type(screen.getByLabelText('Name'), 'V-ring roller');
  server.use(answer(getMachineSettings, settings));
  await save();
  expect(await screen.findByText('The machine is saved.')).toBeVisible();
  expect(sent).toEqual([
    [
      'disc-harrow',
      {
        serials: {
          scheme: {
            ...scheme,
            ...{ name: 'own', sequence: ['number', 'check'], alphabets: { check: 'ABC' } },
          },
          place: 'On the frame',
          built: [{ from: 'H520-00001', to: null, years: { from: 2019, to: null } }],
        },
        options: [{ code: 'R', name: 'V-ring roller' }],
      },
    ],
  ]);
  expect(await screen.findByText('Disc harrow: serial numbers and options')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make it an ordinary product' })).toBeVisible();
});

it('saves a machine without a change as it is, and says so', async () => {
  const { save } = await open();
  const sent: unknown[] = [];
  server.use(
    answer(saveMachine, ({ body }) => {
      sent.push(body);
      return { acknowledged: true, modifiedCount: 0 };
    }),
  );
  await save();
  expect(await screen.findByText('Nothing has changed.')).toBeVisible();
  expect(sent).toEqual([settings]);
});

it('takes serial numbers away from a machine', async () => {
  const { user, save } = await open();
  const sent = takesSettings();
  await user.click(screen.getByRole('checkbox', { name: 'This machine has serial numbers' }));
  expect(screen.queryByLabelText('Pattern')).toBeNull();
  await save();
  await screen.findByText('The machine is saved.');
  expect(sent).toEqual([['disc-harrow', { serials: null, options: settings.options }]]);
});

describe('a serial number that is tried', () => {
  it('is read by its groups, with the range that has it', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Try a serial number'), 'h520 00 042-x');
    const result = within(tried());
    expect(result.getByText('H520').parentElement).toHaveTextContent('H520 must be the same');
    expect(result.getByText('00042').parentElement).toHaveTextContent('number 1 in the order');
    expect(result.getByText('X').parentElement).toHaveTextContent('does not count');
    expect(result.getByText('Built as this machine: H520-00001 to H520-03999.')).toBeVisible();
  });

  it('may be in no range', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Try a serial number'), 'H520-04000');
    expect(tried()).toHaveTextContent('None of the ranges below has it');
    await user.clear(range(2).getByLabelText('From number'));
    await user.type(range(2).getByLabelText('From number'), 'H520-04000');
    expect(tried()).toHaveTextContent('Built as this machine: From H520-04000.');
  });

  it('may not be read, and says so while the pattern is typed', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Try a serial number'), 'H520-1');
    expect(tried()).toHaveTextContent('This scheme does not read H5201.');
    await user.clear(screen.getByLabelText('Pattern'));
    await user.type(screen.getByLabelText('Pattern'), '^H520');
    expect(tried()).toHaveTextContent('The scheme cannot read yet: A pattern begins with ^');
    await user.clear(screen.getByLabelText('Pattern'));
    await user.click(screen.getByLabelText('Pattern'));
    await user.paste('^(?<series>H520)(?<number>\\d)$');
    expect(tried()).toHaveTextContent('number 1 in the order');
  });
});

it('takes the scheme of other machines, and says how many share it', async () => {
  const { user } = await open();
  expect(
    await screen.findByText('3 machines of this name: a change is for all of them.'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Take a scheme'), 'pin');
  expect(screen.getByLabelText('Name of the scheme')).toHaveValue('pin');
  expect(screen.getByLabelText('Pattern')).toHaveValue(schemes[1]?.pattern);
  expect(screen.getByLabelText('Family')).toHaveValue('');
  expect(screen.getByLabelText('Order')).toHaveValue('year number');
  expect(screen.getByLabelText('Group')).toHaveValue('year');
  expect(screen.getByLabelText('Characters in their order')).toHaveValue('ABCDEFGH');
  expect(screen.getByText('1 machine of this name: a change is for all of them.')).toBeVisible();
});

it('wants a group for each alphabet, and only one alphabet for a group', async () => {
  const { user, save } = await open();
  const add = () => user.click(screen.getByRole('button', { name: 'Add an alphabet' }));
  await add();
  await add();
  const alphabet = (number: number) =>
    within(screen.getByRole('group', { name: `Alphabet ${number}` })).getByLabelText('Group');
  await user.selectOptions(alphabet(1), 'check');
  await save();
  expect(alphabet(2)).toHaveAccessibleDescription(/Choose the group/);
  await user.selectOptions(alphabet(2), 'check');
  await save();
  expect(alphabet(2)).toHaveAccessibleDescription(/has an alphabet already/);
  await user.click(screen.getByRole('button', { name: 'Remove Alphabet 2' }));
  expect(screen.getAllByLabelText('Group')).toHaveLength(1);
});

it('checks the pattern by the code of the server', async () => {
  const { user, save } = await open();
  await user.clear(screen.getByLabelText('Order'));
  await user.type(screen.getByLabelText('Order'), 'digits');
  await save();
  expect(screen.getByLabelText('Order')).toHaveAccessibleDescription(/no group “digits”/);
});

it('shows every refusal at its field, and keeps what was typed', async () => {
  const { user, save } = await open();
  const fields = {
    'serials.scheme.pattern': 'The books have H1, which this scheme does not read.',
    'serials.scheme.alphabets': 'A character is there twice.',
    'serials.place': 'Too long.',
    'serials.built.1.to': 'This is of another family.',
    'serials.scheme.name': 'This must be lower-case.',
    'serials.built.0.years.from': 'This must be a number.',
    'serials.built.1.years': 'These are in the wrong order.',
    'options.0.code': 'This code is there twice.',
    options: 'A parts book has lines for the option T.',
  };
  const message = 'Refused.';
  server.use(answer(saveMachine, () => refuse({ status: 422, message, details: { fields } })));
  await user.type(range(2).getByLabelText('Up to number'), 'K1-00001');
  await save();
  expect(await screen.findByText('A character is there twice.')).toBeVisible();
  const described = (field: HTMLElement, text: string) =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text) as string);
  described(screen.getByLabelText('Pattern'), 'which this scheme does not read');
  described(screen.getByLabelText('Where the plate is'), 'Too long.');
  described(range(2).getByLabelText('Up to number'), 'another family');
  described(screen.getByLabelText('Name of the scheme'), 'lower-case.');
  described(range(1).getByLabelText('From year'), 'must be a number');
  described(range(2).getByLabelText('Up to year'), 'wrong order');
  described(screen.getByLabelText('Code'), 'This code is there twice.');
  expect(screen.getByText('A parts book has lines for the option T.')).toBeVisible();
  expect(range(2).getByLabelText('Up to number')).toHaveValue('K1-00001');
});

describe('making it an ordinary product', () => {
  const ask = async () => {
    const page = await open();
    const name = 'Make it an ordinary product';
    await page.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      ...page,
      dialog,
      confirm: () => page.user.click(dialog.getByRole('button', { name })),
    };
  };

  it('is done once it is confirmed', async () => {
    const { dialog, confirm, currentAddress } = await ask();
    expect(dialog.getByText(/it leaves the machines of customers/)).toBeVisible();
    server.use(answer(deleteMachine, { acknowledged: true, deletedCount: 1 }));
    await confirm();
    expect(await screen.findByText('It is an ordinary product now.')).toBeVisible();
    expect(currentAddress()).toBe('/dashboard/partsbooks');
  });

  it('is refused in its own words while a book is published', async () => {
    const { dialog, confirm, currentAddress } = await ask();
    const message = 'This machine has a published parts book.';
    server.use(refuses(deleteMachine, { status: 409, code: 'book_published', message }));
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Take the book back first');
    expect(currentAddress()).toBe('/dashboard/machines/disc-harrow');
  });
});

it('says that a product is not there', async () => {
  await signInAs(admin);
  server.use(
    refuses(getMachineSettings, { status: 404 }),
    refuses(getProductDetails, { status: 404 }),
  );
  renderShop('/dashboard/machines/nothing');
  expect(await screen.findByText('This product is not here')).toBeVisible();
});
