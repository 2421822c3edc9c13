import { act, screen } from '@testing-library/react';
import { applyScheme, keptScheme, SCHEME_KEY } from '@/lib/colour-scheme';
import { renderShop } from '@/test/render-shop';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  applyScheme('system');
});

describe('the colours of the shop', () => {
  it('follow the system until somebody chooses', () => {
    applyScheme(keptScheme());
    expect(root).not.toHaveAttribute('data-scheme');
  });

  it('are chosen in the bar, and stay for the next visit', async () => {
    const shop = renderShop('/nowhere');
    const list = await screen.findByRole('combobox', { name: 'Colours' });
    await shop.user.selectOptions(list, 'Dark');
    expect(root).toHaveAttribute('data-scheme', 'dark');
    applyScheme('system');
    applyScheme(keptScheme());
    expect(root).toHaveAttribute('data-scheme', 'dark');
  });

  it('can be left to the system again', async () => {
    localStorage.setItem(SCHEME_KEY, 'light');
    applyScheme(keptScheme());
    const shop = renderShop('/nowhere');
    const list = await screen.findByRole('combobox', { name: 'Colours' });
    expect(list).toHaveValue('light');
    await shop.user.selectOptions(list, 'As the system');
    expect(root).not.toHaveAttribute('data-scheme');
    expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
  });

  it('change in every tab', async () => {
    renderShop('/nowhere');
    const list = await screen.findByRole('combobox', { name: 'Colours' });
    localStorage.setItem(SCHEME_KEY, 'dark');
    const event = new StorageEvent('storage', { key: SCHEME_KEY });
    act(() => void window.dispatchEvent(event));
    expect(root).toHaveAttribute('data-scheme', 'dark');
    expect(list).toHaveValue('dark');
  });

  it('reach the frame that the browser draws around the page', () => {
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
