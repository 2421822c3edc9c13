import { getMachineFigure, type MachineFigure } from '@harrow/contract';
import { fireEvent, screen, within } from '@testing-library/react';
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
  const page = renderShop('/machines/disc-harrow/20-1?serial=H520-04117');
  await screen.findByRole('heading', { level: 1 });
  return page;
};

const DISC = 'Item 4, Serrated harrow disc 610';

/** The first number in the drawing with this name. */
function balloon(name: string): HTMLElement {
  const [first] = screen.getAllByRole('button', { name });
  if (!first) throw new Error(`No number is ${name}.`);
  return first;
}

/** The row of an item, which is open. */
const opened = (name: RegExp) => screen.getByRole('button', { name, expanded: true });

describe('a number in the drawing', () => {
  it('opens its row, which comes into view, and every number of the item is chosen', async () => {
    const { user } = await open();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(balloon(DISC));
    expect(opened(/HR-14-361/)).toBeVisible();
    for (const each of screen.getAllByRole('button', { name: DISC }))
      expect(each).toHaveAttribute('aria-pressed', 'true');
    expect(scrolled.mock.contexts).toEqual([opened(/HR-14-361/).closest('li')]);
  });

  it('is one stop for Tab; the arrow keys go on and choose, Enter leads to the row and Esc back', async () => {
    const { user } = await open();
    const numbers = within(screen.getByRole('group', { name: 'Parts in the drawing' }));
    const stops = numbers.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(balloon(DISC)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened(/HR-14-361/)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(balloon(DISC)).toHaveFocus();
  });

  it('takes a press of the keyboard', async () => {
    await open();
    fireEvent.click(balloon('Item 1, Arm with lower clamp'), { detail: 0 });
    expect(opened(/HR-1$/)).toBeVisible();
  });
});

describe('the drawing', () => {
  it('is enlarged by buttons and keys, up to four times', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Smaller' })).toBeNull();
    const larger = screen.getByRole('button', { name: 'Larger' });
    await user.click(larger);
    const sheet = screen.getByRole('img', { name: /^Exploded/ }).parentElement;
    expect(sheet).toHaveStyle({ width: '150%' });
    await user.keyboard('++++');
    expect(sheet).toHaveStyle({ width: '400%' });
    expect(larger).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Smaller' }));
    await user.keyboard('0');
    expect(screen.queryByRole('button', { name: 'Smaller' })).toBeNull();
  });

  it('is enlarged by two fingers and by the wheel with Ctrl, which do not move the page', async () => {
    await open();
    const image = screen.getByRole('img', { name: /^Exploded/ });
    const touches = (distance: number) => ({
      touches: [
        { clientX: 0, clientY: 0 },
        { clientX: distance, clientY: 0 },
      ],
    });
    fireEvent.touchStart(image, touches(100));
    expect(fireEvent.touchMove(image, touches(200))).toBe(false);
    expect(image.parentElement).toHaveStyle({ width: '200%' });
    fireEvent.touchEnd(image, { touches: [] });
    fireEvent.touchStart(image, touches(200));
    fireEvent.touchMove(image, touches(100));
    expect(image.parentElement?.style.width).toBe('');
    expect(fireEvent.wheel(image, { deltaY: -100 })).toBe(true);
    expect(image.parentElement?.style.width).toBe('');
    expect(fireEvent.wheel(image, { deltaY: -100, ctrlKey: true })).toBe(false);
    expect(image.parentElement?.style.width).not.toBe('');
  });

  it('that does not load leaves the list, and can be tried again', async () => {
    const { user } = await open();
    fireEvent.error(screen.getByRole('img', { name: /^Exploded/ }));
    expect(screen.getByText('The drawing did not load')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Parts in the drawing' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: /^Exploded/ })).toBeVisible();
  });

  it('is left out of a figure that is a list only', async () => {
    await open({ drawing: null, callouts: [] });
    expect(screen.queryByRole('group', { name: 'Parts in the drawing' })).toBeNull();
    expect(screen.getByRole('button', { name: /HR-14-361/ })).toBeVisible();
  });
});
