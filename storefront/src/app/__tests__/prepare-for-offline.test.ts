import { prepareForOffline } from '@/app/offline/prepare';
import { buildEnv } from '@/config/build-env';

const register = jest.fn(() => Promise.resolve());
const idle: (() => void)[] = [];

beforeEach(() => {
  Object.assign(buildEnv, { PROD: true });
  Object.assign(navigator, { serviceWorker: { register } });
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
});
afterEach(() => {
  jest.restoreAllMocks();
  register.mockClear();
  idle.length = 0;
  Reflect.deleteProperty(buildEnv, 'PROD');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const runIdle = () => idle.splice(0).forEach((run) => run());

it('registers the service worker when the page is loaded and the browser idle', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  prepareForOffline();
  runIdle();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  runIdle();
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

it('registers none in development, whose server has none', () => {
  Object.assign(buildEnv, { PROD: false });
  prepareForOffline();
  runIdle();
  expect(register).not.toHaveBeenCalled();
});
