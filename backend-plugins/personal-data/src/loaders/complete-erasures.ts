import { paced, servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';

const EVERY_SECONDS = 15;
const HOUR = 3600;

/** Orders per transaction. */
const BATCH_SIZE = 50;

/** Starts the background work that completes erasures and pseudonymizes kept orders when due. */
export default function completeErasures(container: MedusaContainer, options: unknown): void {
  const { invoiceKeptYears } = optionsSchema.parse(options);
  const { backgroundWorkService, erasureCompletionService, manager } = servicesOf(container);
  const forgetSome = async () => {
    const [row]: { are_left: boolean }[] = await manager.query(
      'SELECT forget_kept_orders($1, $2) AS are_left',
      [BATCH_SIZE, invoiceKeptYears],
    );
    return row?.are_left ?? false;
  };
  backgroundWorkService.start({
    name: 'Completing erasures',
    everySeconds: EVERY_SECONDS,
    run: (signal) => paced(() => erasureCompletionService.completeNext(), signal),
  });
  backgroundWorkService.start({
    name: 'Ending the keeping of orders',
    everySeconds: HOUR,
    run: (signal) => paced(forgetSome, signal),
  });
}
