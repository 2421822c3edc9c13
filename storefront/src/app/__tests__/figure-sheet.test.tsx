import { getMachineFigure, type MachineFigure } from '@harrow/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { discArm } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
beforeEach(() => server.use(...servesSearch([])));

const open = async (changes?: Partial<MachineFigure>) => {
  server.use(answer(getMachineFigure, discArm(changes)));
  const page = renderShop('/machines/disc-harrow/20-1');
  await screen.findByRole('heading', { level: 1 });
  return page;
};

const handle = (name: string) => screen.findByRole('button', { name, hidden: true });
const place = () => screen.getByRole('article').dataset.sheet;

/** Pulls the handle by pixels. */
function pull(button: HTMLElement, by: number): void {
  const at = (clientY: number) => ({ pointerId: 1, clientY });
  fireEvent(button, new MouseEvent('pointerdown', { bubbles: true, ...at(0) }));
  fireEvent(button, new MouseEvent('pointermove', { bubbles: true, ...at(by) }));
  fireEvent(button, new MouseEvent('pointerup', { bubbles: true, ...at(by) }));
  fireEvent.click(button);
}

describe('the handle of the list', () => {
  it('shows only the list, only the drawing, and both again, and says what is next', async () => {
    const { user } = await open();
    await user.click(await handle('Show only the list'));
    expect(place()).toBe('up');
    await user.click(await handle('Show only the drawing'));
    expect(place()).toBe('down');
    await user.click(await handle('Show the drawing and the list'));
    expect(place()).toBe('middle');
  });

  it('follows the arrow keys', async () => {
    const { user } = await open();
    (await handle('Show only the list')).focus();
    await user.keyboard('{ArrowUp}');
    expect(place()).toBe('up');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(place()).toBe('down');
  });

  it('can be pulled, and the press that ends a pull changes nothing more', async () => {
    await open();
    const button = await handle('Show only the list');
    pull(button, window.innerHeight);
    expect(place()).toBe('down');
    pull(button, -window.innerHeight);
    expect(place()).toBe('up');
  });

  it('brings the list back when a number or a row is chosen', async () => {
    const { user } = await open();
    const button = await handle('Show only the list');
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(place()).toBe('down');
    const [number] = screen.getAllByRole('button', { name: 'Item 4, Serrated harrow disc 610' });
    if (number) await user.click(number);
    expect(place()).toBe('middle');
    button.focus();
    await user.keyboard('{ArrowDown}');
    act(() => screen.getByRole('button', { name: /HR-14-361/ }).focus());
    expect(await handle('Show only the list')).toBeInTheDocument();
  });
});

it('has no handle without a drawing, and the way back only with the menu', async () => {
  await open({ drawing: null, callouts: [] });
  expect(screen.queryByRole('link', { name: 'Back to the book', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show only/, hidden: true })).toBeNull();
});
