// Health check of the container: exits with 0 if the backend is ready for requests.
const port = process.env.BACKEND_PORT ?? '9000';
const TIMEOUT_MS = 5000;

fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
