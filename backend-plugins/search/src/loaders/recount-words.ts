import type { BackgroundWorkService } from '@harrow/orders';
import type { MedusaContainer } from '@medusajs/medusa';
import type SearchSettingsService from '../services/search-settings';

const HOUR = 3600;

/** Starts the background work that counts the words of products again. */
export default function recountWords(container: MedusaContainer): void {
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Counting the words of products',
    everySeconds: HOUR,
    run: () => container.resolve<SearchSettingsService>('searchSettingsService').recountWords(),
  });
}
