import { z } from 'zod';
import { runService } from '../lib/service-process.ts';
import { startPaymentSandbox } from '../payment-sandbox/server.ts';

const optionsSchema = z.object({
  host: z.string(),
  port: z.number(),
  secretKey: z.string(),
  publishableKey: z.string(),
  webhook: z.object({ url: z.string(), secret: z.string() }),
  allowedOrigins: z.array(z.string()),
  stateFile: z.string(),
});

await runService(async (options) => {
  const sandbox = await startPaymentSandbox({
    ...optionsSchema.parse(options),
    log: (line) => console.log(line),
  });
  return { stop: () => sandbox.close() };
});
