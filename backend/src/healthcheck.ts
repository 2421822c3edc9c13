// Asks this container's backend whether it should be sent requests; ends with 0 where it should.
const port = process.env.BACKEND_PORT ?? '9000';
const LONGEST_MS = 5000;

fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(LONGEST_MS) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
