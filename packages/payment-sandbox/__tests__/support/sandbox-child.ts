import { startPaymentSandbox, type PaymentSandboxOptions } from '../../src/server.ts';

// Runs a sandbox as a separate process, for the tests that kill it.
const options = JSON.parse(process.argv[2] ?? '{}') as PaymentSandboxOptions;
startPaymentSandbox(options).then(
  ({ port }) => console.log(JSON.stringify({ port })),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
