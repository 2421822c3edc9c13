import { paced, servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

/** Changes that one transaction moves: about a hundredth of a second. */
const BATCH_SIZE = 500;

/**
 * Starts the background work that moves the changes of sales into the days, so that figures add up few rows. A
 * round ends while another process does the same.
 */
export default function foldSales(container: MedusaContainer): void {
  const { backgroundWorkService, manager } = servicesOf(container);
  const foldSome = async () => {
    const folded = 'SELECT fold_sales($1) AS moved';
    const [row]: { moved: number }[] = await manager.query(folded, [BATCH_SIZE]);
    return row?.moved === BATCH_SIZE;
  };
  backgroundWorkService.start({
    name: 'Folding sales',
    everySeconds: 60,
    run: (signal) => paced(foldSome, signal),
  });
}
