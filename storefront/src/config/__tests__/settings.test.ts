import { readSettings } from '../settings';

const firebase = { apiKey: 'key', authDomain: 'shop.test', projectId: 'demo-shop' };

/** Writes the page's configuration as its server would. */
const serve = (config: unknown) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'harrow-config';
  element.textContent = config === undefined ? '' : JSON.stringify(config);
  document.head.append(element);
};

afterEach(() => document.getElementById('harrow-config')?.remove());

describe('readSettings', () => {
  it('takes what the server wrote into the page', () => {
    serve({ backendUrl: 'https://api.shop.test/', firebase, authEmulator: true });
    expect(readSettings()).toEqual({
      backendUrl: 'https://api.shop.test',
      firebase,
      authEmulator: true,
    });
  });

  it('takes the build’s variables where the server wrote nothing', () => {
    serve(undefined);
    expect(readSettings()).toMatchObject({
      backendUrl: 'http://backend.test',
      authEmulator: false,
    });
  });

  it('names what is missing', () => {
    serve({ backendUrl: '', firebase: { ...firebase, apiKey: undefined }, authEmulator: false });
    expect(() => readSettings()).toThrow(/backendUrl, firebase\.apiKey/);
  });
});
