import { paced, servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const EVERY_SECONDS = 15;

/** Orders per transaction, so that buyers wait for a hundredth of a second at most. */
const BATCH_SIZE = 100;

/** Starts the background work that lets staff find new orders by an index. Several processes may do so at once. */
export default function addOrderWords(container: MedusaContainer): void {
  const { backgroundWorkService, manager } = servicesOf(container);
  const addSome = async () => {
    const added = 'SELECT add_order_words($1) AS are_left';
    const [row]: { are_left: boolean }[] = await manager.query(added, [BATCH_SIZE]);
    return row?.are_left ?? false;
  };
  backgroundWorkService.start({
    name: 'Adding the words of orders',
    everySeconds: EVERY_SECONDS,
    run: (signal) => paced(addSome, signal),
  });
}
