import { z } from 'zod';
import { runService } from '@harrow/processes/service-process';
import { startPaymentSandbox } from '@harrow/payment-sandbox/server';

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
