import { buildEnv } from '@/config/build-env';
import { whenIdle } from '@/lib/when-idle';
import { loadFailure } from '../error-boundary';

/** Prepares for the loss of the connection: by links within the shop, and by addresses opened directly. */
export function prepareForOffline(): void {
  whenIdle(() => {
    // the page loads it when it is needed
    loadFailure().then(({ watchErrors }) => watchErrors(), console.warn);
  });
  // development has no worker, and neither have addresses without TLS beside localhost
  if (buildEnv.PROD !== true || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(registerWorker);
  else window.addEventListener('load', () => whenIdle(registerWorker));
}

function registerWorker(): void {
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.warn('There is no page for lost connections.', error));
}
