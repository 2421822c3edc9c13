import {
  AnswerPieces,
  framed,
  handle,
  requireAdmin,
  requireDuty,
  requireSession,
  sayLanguage,
} from '@harrow/plugin-kit';
import { createProduct, listProducts } from '@harrow/contract';

const DEFAULT_PAGE_SIZE = 3;

export const GET = handle(listProducts, async ({ query, language, req, res, services }) => {
  const { limit, pageNumber, ...filters } = query;
  const isFiltered = Object.keys(filters).length > 0;
  const paged = limit !== undefined || pageNumber !== undefined;
  if (isFiltered) requireDuty(await requireAdmin(req), 'manager');
  else if (!paged) await requireSession(req);
  const catalogue = services.storefrontProductService;
  const page = paged
    ? { limit: limit ?? DEFAULT_PAGE_SIZE, pageNumber: pageNumber ?? 0 }
    : undefined;
  const list = isFiltered ? catalogue.find(filters, page) : catalogue.list(page);
  const { products, count } = await list;
  sayLanguage(res, language);
  const shown =
    language === 'en'
      ? products
      : services.productTextService.batchesInLanguage(products, language);
  const after = (written: number) => `],"count":${paged ? count : written}}`;
  return new AnswerPieces(framed(shown, '{"success":true,"data":[', after));
});

export const POST = handle(createProduct, async ({ body, services }) => {
  return { acknowledged: true, insertedId: await services.productManagementService.create(body) };
});
