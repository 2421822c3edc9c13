import { z } from 'zod';
import { runService } from '../service-process.ts';
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
