import { walletButtonOptions } from './wallet-options';

afterEach(() => {
  delete document.documentElement.dataset.scheme;
});

it('offers only what pays by card, as the payment intent does', () => {
  const { paymentMethods = {} } = walletButtonOptions();
  const offered = Object.entries(paymentMethods).filter(([, when]) => when !== 'never');
  expect(offered.map(([name]) => name)).toEqual(['applePay', 'googlePay']);
});

it.each([
  ['light', false, 'black'],
  ['light', true, 'black'],
  ['dark', false, 'white'],
  ['system', false, 'black'],
  ['system', true, 'white'],
])('colors the buttons for the scheme %s where the system is dark: %s', (scheme, isDark, theme) => {
  if (scheme !== 'system') document.documentElement.dataset.scheme = scheme;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: isDark }) as MediaQueryList,
    );
  expect(walletButtonOptions().buttonTheme).toEqual({ applePay: theme, googlePay: theme });
});
