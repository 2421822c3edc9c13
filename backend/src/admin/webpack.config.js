const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** The builder's copy of the stock admin; it copies `backend/src/admin` into its folder `extensions`. */
const SOURCES = path.resolve(__dirname, '..', '..', '.cache', 'admin', 'src');
const LAYOUT = path.join(SOURCES, 'components', 'templates', 'layout.tsx');
const HELP = path.join(SOURCES, 'components', 'organisms', 'help-dialog', 'index.tsx');

const extension = (name) => path.join(SOURCES, 'extensions', name);

/**
 * Puts the notices of closed sections around every page of the stock admin. Its injection zones are
 * not enough: the pages of taxes, sales channels, API keys and return reasons have none. Also replaces
 * its help and its flags, and wraps the retries of its HTTP client.
 */
module.exports = (config, webpack) => {
  for (const file of [LAYOUT, HELP]) {
    if (!existsSync(file)) throw new Error(`The stock admin has no ${file}.`);
  }
  const { alias } = config.resolve;
  const client = createRequire(require.resolve('@medusajs/medusa-js'));
  alias['stock-admin/retry-axios$'] = client.resolve('retry-axios');
  alias['retry-axios$'] = extension('retry-axios.ts');
  alias['react-country-flag$'] = extension('country-flag.tsx');
  alias['stock-admin/layout$'] = LAYOUT;
  alias['stock-admin/router$'] = alias['react-router-dom$'];
  const replace = (request, file) =>
    new webpack.NormalModuleReplacementPlugin(request, (resource) => {
      resource.request = extension(file);
    });
  config.plugins.push(
    replace(/\/components\/templates\/layout$/, 'noticed-layout.tsx'),
    replace(/^\.\.\/help-dialog$/, 'help.tsx'),
  );
  return config;
};
