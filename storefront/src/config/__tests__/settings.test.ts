import { readSettings } from '../settings';

const firebase = { apiKey: 'key', authDomain: 'shop.test', projectId: 'demo-shop' };

/** Writes the configuration element into the page, as the server does. */
const serve = (config: unknown) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'harrow-config';
  element.textContent = config === undefined ? '' : JSON.stringify(config);
  document.head.append(element);
};

afterEach(() => document.getElementById('harrow-config')?.remove());

describe('readSettings', () => {
  it('reads the configuration that the server wrote into the page', () => {
    serve({ backendUrl: 'https://api.shop.test/', firebase, authEmulator: true });
    expect(readSettings()).toEqual({
      backendUrl: 'https://api.shop.test',
      firebase,
      authEmulator: true,
    });
  });

  it('falls back to the build’s variables', () => {
    serve(undefined);
    expect(readSettings()).toMatchObject({
      backendUrl: 'http://backend.test',
      authEmulator: false,
    });
  });

  it('names the settings that are missing', () => {
    serve({ backendUrl: '', firebase: { ...firebase, apiKey: undefined }, authEmulator: false });
    expect(() => readSettings()).toThrow(/backendUrl, firebase\.apiKey/);
  });
});
