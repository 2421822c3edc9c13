import { previewShopMail } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const POST = handle(
  previewShopMail,
  async ({ parameters, body, services }) =>
    await services.mailPreviewService.preview(parameters.kind, body),
);
