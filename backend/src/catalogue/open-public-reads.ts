import { CATALOGUE_CHANGES, type StorefrontProductService } from '@harrow/catalogue';
import type { Express } from 'express';
import type { EntityManager } from 'typeorm';
import type { ApplicationContext } from '../server/application';
import { CatalogueCache } from './catalogue-cache';
import { ChangeFeed } from './change-feed';
import { PublicReads } from './public-reads';
import { readyAnswers } from './ready-answer';

/** What the engine's container holds of what is needed here. */
export type ShopServices = {
  manager: EntityManager;
  storefrontProductService: StorefrontProductService;
};

/** Opens the feed of changes and the way past the engine that depends on it. */
export function openPublicReads(
  context: ApplicationContext,
  app: Express,
  { manager, storefrontProductService }: ShopServices,
) {
  const feed = new ChangeFeed({
    url: context.environment.DATABASE_URL,
    announce: (payload) => manager.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANGES, payload]),
    onChange: (productId) => {
      cache.note(productId);
    },
    onOpen: () => {
      cache.noteGap();
    },
    onTrouble: (error) => {
      context.log.warn({ error }, 'Changes of the catalogue are not heard; it is read each time.');
    },
  });
  const cache = new CatalogueCache(
    storefrontProductService,
    () => feed.confirm(),
    readyAnswers(app),
  );
  storefrontProductService.readFrom(cache);
  return { reads: new PublicReads(cache, context, app), feed };
}
