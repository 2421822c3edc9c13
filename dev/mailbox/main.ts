import { runService } from '@harrow/processes/service-process';
import { z } from 'zod';
import { startMailbox } from './mailbox.ts';

const optionsSchema = z.object({ folder: z.string() });

await runService(async (options) => {
  const mailbox = await startMailbox(optionsSchema.parse(options).folder);
  return { ...mailbox, info: { smtpPort: mailbox.smtpPort, port: mailbox.port } };
});
