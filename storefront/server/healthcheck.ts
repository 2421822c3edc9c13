// The health check of the storefront's container.
const { STOREFRONT_PORT = '8000' } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${STOREFRONT_PORT}/-/health`);
process.exit(ok ? 0 : 1);
