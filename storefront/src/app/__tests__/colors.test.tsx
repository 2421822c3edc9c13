import { act, screen, within } from '@testing-library/react';
import { applyScheme, storedScheme, SCHEME_KEY } from '@/lib/color-scheme';
import { renderShop } from '@/test/render-shop';

const root = document.documentElement;

/** Returns the switch in the navigation bar; the footer has it for the narrowest phones. */
const switchInBar = async () =>
  within(await screen.findByRole('banner')).getByRole('combobox', { name: 'Color scheme' });

afterEach(() => {
  localStorage.clear();
  applyScheme('system');
});

describe('the color scheme', () => {
  it('follows the system by default', () => {
    applyScheme(storedScheme());
    expect(root).not.toHaveAttribute('data-scheme');
  });

  it('is chosen in the navigation bar and kept for the next visit', async () => {
    const shop = renderShop('/nowhere');
    const list = await switchInBar();
    await shop.user.selectOptions(list, 'Dark');
    expect(root).toHaveAttribute('data-scheme', 'dark');
    applyScheme('system');
    applyScheme(storedScheme());
    expect(root).toHaveAttribute('data-scheme', 'dark');
  });

  it('can be reset to the system’s', async () => {
    localStorage.setItem(SCHEME_KEY, 'light');
    applyScheme(storedScheme());
    const shop = renderShop('/nowhere');
    const list = await switchInBar();
    expect(list).toHaveValue('light');
    await shop.user.selectOptions(list, 'System');
    expect(root).not.toHaveAttribute('data-scheme');
    expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
  });

  it('changes in every tab', async () => {
    renderShop('/nowhere');
    const list = await switchInBar();
    localStorage.setItem(SCHEME_KEY, 'dark');
    const event = new StorageEvent('storage', { key: SCHEME_KEY });
    act(() => void window.dispatchEvent(event));
    expect(root).toHaveAttribute('data-scheme', 'dark');
    expect(list).toHaveValue('dark');
  });

  it('applies to the browser’s interface around the page', () => {
    const frame = document.createElement('meta');
    frame.name = 'theme-color';
    frame.dataset.scheme = 'dark';
    document.head.append(frame);
    applyScheme('dark');
    expect(frame.media).toBe('all');
    applyScheme('light');
    expect(frame.media).toBe('not all');
    applyScheme('system');
    expect(frame.media).toBe('(prefers-color-scheme: dark)');
    frame.remove();
  });
});
