import { inReadersLanguage } from '@harrow/catalogue';
import { getMachineFigure } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getMachineFigure,
  inReadersLanguage(
    async ({ parameters, query, services }) =>
      (await services.partFigureService.retrieve({ ...parameters, ...query })).shown,
  ),
);
