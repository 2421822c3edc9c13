import { exportShop, importShop } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { readJson } from '../../lib/read-json';

export const GET = handle(
  exportShop,
  async ({ services }) => await services.shopFileService.export(),
);

export const PUT = handle(importShop, async ({ caller, req, services }) => {
  await services.shopFileService.import(await readJson(req), caller.customerId);
  return { acknowledged: true, modifiedCount: 1 };
});
