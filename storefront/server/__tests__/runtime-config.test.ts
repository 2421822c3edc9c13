import type { StorefrontSettings } from '@harrow/contract';
import { injectConfig } from '../runtime-config.ts';

const config: StorefrontSettings = {
  backendUrl: 'http://localhost:9000',
  firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
  authEmulator: true,
};
const page = (content: string) =>
  `<head><script type="application/json" id="harrow-config">${content}</script></head>`;

it('puts the settings into their element', () => {
  expect(injectConfig(page(''), config)).toBe(page(JSON.stringify(config)));
});

it('replaces what the element held', () => {
  expect(injectConfig(page('{"backendUrl":"old"}'), config)).toBe(page(JSON.stringify(config)));
});

it('lets no value end the element', () => {
  const backendUrl = 'http://x/</script><script>alert(1)</script>$&';
  const html = injectConfig(page(''), { ...config, backendUrl });
  const [, json = ''] = /id="harrow-config">([^<]*)<\/script><\/head>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ backendUrl });
});

it('refuses a page without the element', () => {
  expect(() => injectConfig('<head></head>', config)).toThrow(/harrow-config/);
});
