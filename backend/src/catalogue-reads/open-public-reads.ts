import { PRUNE_CHANGES } from '@harrow/catalogue';
import type { Services } from '@harrow/plugin-kit';
import type { ApplicationContext } from '../edge/application';
import type { EarlyAnswers } from '../edge/early-answers';
import { CatalogueCache } from './catalogue-cache';
import { ChangeFeed } from './change-feed';
import { keptReads } from './kept-reads';
import { PublicReads } from './public-reads';

/** Recorded changes are kept for this time to twice as long. */
const CHANGES_KEPT_SECONDS = 300;
/** Without reads, a process applies changes in this interval; else many would accumulate. */
const REFRESH_SECONDS = 1;

/**
 * Opens the change feed and the fast path for public reads that depends on it; `close` ends the feed.
 */
export function openPublicReads(
  context: ApplicationContext,
  early: EarlyAnswers,
  services: Services,
) {
  const { manager, storefrontProductService, soldProductsService, backgroundWorkService } =
    services;
  const feed = new ChangeFeed({
    url: context.environment.DATABASE_URL,
    prepares: context.environment.DATABASE_PREPARED_STATEMENTS,
    onChange: (productId, moves) => {
      cache.note(productId, moves);
    },
    onRegrouping: () => {
      cache.noteRegrouping();
    },
    onGap: () => {
      cache.noteGap();
    },
    onTrouble: (error) => {
      context.log.warn(
        { error },
        'The change feed is not connected; catalogue reads use the database.',
      );
    },
  });
  const { makeAnswer } = early;
  const cache = new CatalogueCache(
    {
      sold: soldProductsService,
      listByIds: (ids) => storefrontProductService.listByIds(ids),
    },
    () => feed.confirm(),
    makeAnswer,
  );
  storefrontProductService.useCache(cache);
  backgroundWorkService.start({
    name: 'Pruning catalogue changes',
    everySeconds: CHANGES_KEPT_SECONDS / 5,
    run: () => manager.query(PRUNE_CHANGES, [CHANGES_KEPT_SECONDS]),
  });
  const readShipDate = () => services.shipDateService.of(new Date());
  let shown: string | null | undefined;
  const refresh = async () => {
    await cache.refresh();
    const { shipsBy } = await readShipDate();
    if (shown !== undefined && shipsBy !== shown) cache.noteTime();
    shown = shipsBy;
  };
  const refreshing = setInterval(() => {
    refresh().catch(() => undefined); // the next read tries again, and the feed reports why
  }, REFRESH_SECONDS * 1000).unref();
  const close = () => {
    clearInterval(refreshing);
    feed.close();
  };
  const reads = new PublicReads(cache, keptReads(services), readShipDate, context, early);
  return { reads, close };
}
