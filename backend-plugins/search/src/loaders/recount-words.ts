import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Starts the background work that counts the words of products again. */
export default function recountWords(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Counting the words of products',
    everySeconds: HOUR,
    run: () => services.searchSettingsService.recountWords(),
  });
}
