import { get } from 'node:http';

// The health check of the storefront's container.
const { STOREFRONT_PORT = '8000' } = process.env;
get(`http://127.0.0.1:${STOREFRONT_PORT}/-/health`, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
);
