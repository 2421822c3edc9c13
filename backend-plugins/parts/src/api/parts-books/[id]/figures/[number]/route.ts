import { getBookFigure, saveBookFigure } from '@harrow/contract';
import { handle, isSeenBy } from '@harrow/plugin-kit';

export const GET = handle(
  getBookFigure,
  async ({ parameters: { id, number }, services }) =>
    await services.partsBookService.figure(id, number),
);

export const PUT = handle(
  saveBookFigure,
  async ({ parameters: { id, number }, body, req, services }) =>
    await services.partsBookService.saveFigure(id, number, body, isSeenBy(req)),
);
