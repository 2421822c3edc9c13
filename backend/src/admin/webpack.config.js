const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** The builder's copy of the stock admin; it copies `backend/src/admin` into its folder `extensions`. */
const SOURCES = path.resolve(__dirname, '..', '..', '.cache', 'admin', 'src');
const LAYOUT = path.join(SOURCES, 'components', 'templates', 'layout.tsx');
const NOTICED_LAYOUT = path.join(SOURCES, 'extensions', 'noticed-layout.tsx');

/**
 * Puts the notices of closed sections around every page of the stock admin. Its injection zones are
 * not enough: the pages of taxes, sales channels, API keys and return reasons have none. Also wraps
 * the retries of its HTTP client.
 */
module.exports = (config, webpack) => {
  if (!existsSync(LAYOUT)) throw new Error(`The stock admin has no ${LAYOUT}.`);
  const { alias } = config.resolve;
  const client = createRequire(require.resolve('@medusajs/medusa-js'));
  alias['stock-admin/retry-axios$'] = client.resolve('retry-axios');
  alias['retry-axios$'] = path.join(SOURCES, 'extensions', 'retry-axios.ts');
  alias['stock-admin/layout$'] = LAYOUT;
  alias['stock-admin/router$'] = alias['react-router-dom$'];
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/\/components\/templates\/layout$/, (resource) => {
      resource.request = NOTICED_LAYOUT;
    }),
  );
  return config;
};
