import { z } from 'zod';
import { runService } from '@harrow/processes/service-process';
import { runEmulator } from './emulator.ts';

const optionsSchema = z.object({
  projectId: z.string(),
  host: z.string(),
  port: z.number(),
  stateFile: z.string().optional(),
});

await runService(async (options) => {
  const emulator = await runEmulator(optionsSchema.parse(options));
  return { ...emulator, info: { port: emulator.port } };
});
