import {
  addOwnMachine,
  findMachinesBySerial,
  getMachine,
  getMachineFigure,
  listMachines,
  listOwnMachines,
  MAX_OWN_MACHINES,
  type OwnMachine,
} from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { deviceMachines } from '@/lib/own-machines/device-machines';
import { sessionStore } from '@/lib/session/session-store';
import { answer, refuses } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { bigRed, discArm, discHarrow, machineList } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
beforeEach(() => {
  sessionStore.set({ status: 'signed-out' });
  server.use(
    ...servesSearch([]),
    answer(getMachine, discHarrow()),
    answer(getMachineFigure, discArm()),
    answer(listMachines, machineList(['Power harrow'])),
  );
});
afterEach(() => localStorage.clear());

const BOOK = '/machines/disc-harrow?serial=H520-04117';
const FIGURE = '/machines/disc-harrow/20-1?serial=H520-04117';
const unnamed = bigRed({ nickname: null });

/** The machines of the account, which grow by what is kept; returns what was sent. */
function servesMachines(first: OwnMachine[] = []) {
  let machines = first;
  const bodies: unknown[] = [];
  const handlers = [
    answer(listOwnMachines, () => machines),
    answer(addOwnMachine, ({ body }) => {
      bodies.push(body);
      machines = [...machines, unnamed];
      return { acknowledged: true, insertedId: unnamed._id };
    }),
  ];
  return { handlers, bodies };
}

const keep = async (page: ReturnType<typeof renderShop>) =>
  page.user.click(await screen.findByRole('button', { name: 'Keep in My Machines' }));

const seeKept = () => screen.findByRole('link', { name: 'See my machines' });

describe('keeps a machine', () => {
  it('on the account, says so, and leads to it', async () => {
    const { handlers, bodies } = servesMachines();
    await signInAs(farmer, ...handlers);
    await keep(renderShop(BOOK));
    const link = await seeKept();
    expect(link).toHaveAttribute('href', '/dashboard/mymachines');
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.getByText('Kept in My Machines.')).toBeVisible();
    expect(bodies).toEqual([
      { machine: 'disc-harrow', serial: 'H520-04117', options: null, nickname: null },
    ]);
  });

  it('that the account has in another spelling', async () => {
    await signInAs(farmer, answer(listOwnMachines, []));
    server.use(refuses(addOwnMachine, { status: 409, code: 'machine_kept' }));
    await keep(renderShop(FIGURE));
    expect(await screen.findByText('Kept in My Machines.')).toBeVisible();
  });

  it('unless the account has too many, and says why', async () => {
    await signInAs(farmer, answer(listOwnMachines, []));
    const message = 'You have 50 machines. Delete one of them first.';
    server.use(refuses(addOwnMachine, { status: 409, code: 'too_many_machines', message }));
    await keep(renderShop(BOOK));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep in My Machines' })).toBeVisible();
  });

  it('on this device before the login, from a figure too', async () => {
    await keep(renderShop(FIGURE));
    expect(await seeKept()).toHaveAttribute('href', '/machines');
    expect(screen.getByText('Kept on this device.')).toBeVisible();
    expect(deviceMachines.get()).toMatchObject([
      { machine: bigRed().machine, serial: 'H520-04117', nickname: null },
    ]);
  });

  it('from the answer to its serial number', async () => {
    const match = { ...bigRed().machine, built: null };
    server.use(
      answer(findMachinesBySerial, { serial: 'H520-04117', matches: [match], suggestions: [] }),
    );
    await keep(renderShop('/machines?serial=H520-04117'));
    const mine = within(await screen.findByRole('region', { name: 'My Machines' }));
    expect(mine.getByRole('link', { name: /Compact disc harrow H 520/ })).toHaveAttribute(
      'href',
      BOOK,
    );
  });

  it('once, in whatever spelling', async () => {
    deviceMachines.keep(bigRed({ serial: 'h520 04117' }));
    renderShop(BOOK);
    await seeKept();
    expect(screen.queryByRole('button', { name: 'Keep in My Machines' })).not.toBeInTheDocument();
  });

  it('unless this device has too many', async () => {
    for (let index = 0; index < MAX_OWN_MACHINES; index += 1)
      deviceMachines.keep(bigRed({ _id: `${index}`, serial: `H520-1${index}` }));
    await keep(renderShop(BOOK));
    expect(await screen.findByText('This device keeps 50 machines.')).toBeVisible();
    expect(deviceMachines.get()).toHaveLength(MAX_OWN_MACHINES);
  });
});

describe('at the login', () => {
  const logIn = async (...handlers: HttpHandler[]) => {
    renderShop('/machines');
    await screen.findByRole('heading', { level: 1, name: 'Parts by machine' });
    await act(() => signInAs(farmer, ...handlers));
  };

  it('moves the machines of this device to the account', async () => {
    deviceMachines.keep(bigRed());
    const { handlers, bodies } = servesMachines();
    await logIn(...handlers);
    await waitFor(() => expect(deviceMachines.get()).toEqual([]));
    const { serial, options, nickname } = bigRed();
    expect(bodies).toEqual([{ machine: 'disc-harrow', serial, options, nickname }]);
    const mine = within(await screen.findByRole('region', { name: 'My Machines' }));
    expect(await mine.findByRole('link', { name: 'Name or change them' })).toBeVisible();
  });

  it('leaves out what the account has, and a number that is none any more', async () => {
    deviceMachines.keep(bigRed());
    deviceMachines.keep(bigRed({ _id: 'mach_2', serial: 'H520-00000' }));
    const serials: unknown[] = [];
    await logIn(
      answer(listOwnMachines, [bigRed()]),
      answer(addOwnMachine, ({ body }) => {
        serials.push(body.serial);
        if (body.serial === 'H520-00000') return refuse({ status: 422 });
        return refuse({ status: 409, code: 'machine_kept' });
      }),
    );
    await waitFor(() => expect(deviceMachines.get()).toEqual([]));
    expect(serials).toEqual(['H520-04117', 'H520-00000', null]);
  });

  it('keeps on this device what does not go to the account', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    deviceMachines.keep(bigRed());
    await logIn(answer(listOwnMachines, []), refuses(addOwnMachine, { status: 429 }));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(deviceMachines.get()).toEqual([bigRed()]);
  });
});

describe('one’s own machines', () => {
  it('stand above all machines, and this device can forget them', async () => {
    deviceMachines.keep(bigRed());
    const { user } = renderShop('/machines');
    const mine = within(await screen.findByRole('region', { name: 'My Machines' }));
    expect(mine.getByRole('link', { name: /Big Red/ })).toHaveAttribute('href', BOOK);
    await user.click(mine.getByRole('button', { name: /Forget .*Big Red/ }));
    expect(screen.queryByRole('region', { name: 'My Machines' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'My Machines' })).toBeVisible();
  });

  it.each(['{}', '[{"_id":"mach_1"}]', JSON.stringify(Array(MAX_OWN_MACHINES + 1).fill(bigRed()))])(
    'are none if this device has something else (%#)',
    async (written) => {
      localStorage.setItem('machines', written);
      renderShop('/machines');
      expect(await screen.findByRole('link', { name: /Power harrow/ })).toBeVisible();
      expect(deviceMachines.get()).toEqual([]);
      expect(screen.queryByRole('region', { name: 'My Machines' })).not.toBeInTheDocument();
    },
  );

  it('have their own name where their serial number is in the address', async () => {
    const { handlers } = servesMachines([bigRed({ serial: 'H52004117' })]);
    await signInAs(farmer, ...handlers);
    const { user } = renderShop(FIGURE);
    const chip = await screen.findByRole('link', { name: /Change the machine/ });
    await waitFor(() => expect(chip).toHaveTextContent('Big RedH520-04117'));
    await user.click(screen.getByRole('button', { name: /Serrated harrow disc/, expanded: false }));
    expect(await screen.findByText('Fits Big Red,')).toBeVisible();
  });

  it('lend their name to no other serial number', async () => {
    deviceMachines.keep(bigRed({ serial: 'H520-09999' }));
    renderShop(BOOK);
    await screen.findByRole('button', { name: 'Keep in My Machines' });
    expect(screen.getByRole('link', { name: /Change the machine/ })).toHaveTextContent(
      /^Compact disc harrow H 520H520-04117/,
    );
  });
});
