import { TestEnvironment } from 'jest-environment-jsdom';

/** What Node has and jsdom does not hand on, and a mocked network needs. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'File',
  'Blob',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
];

/** jsdom with Node's own fetch classes, so that one implementation serves code and mocks alike. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node's fetch asks for the class it knows; jsdom's fails its check.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
}
