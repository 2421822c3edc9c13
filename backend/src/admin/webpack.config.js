const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** The builder's copy of the stock admin; it copies `backend/src/admin` into its folder `extensions`. */
const SOURCES = path.resolve(__dirname, '..', '..', '.cache', 'admin', 'src');
const LAYOUT = path.join(SOURCES, 'components', 'templates', 'layout.tsx');
const HELP = path.join(SOURCES, 'components', 'organisms', 'help-dialog', 'index.tsx');
const MESSAGE = path.join(SOURCES, 'components', 'atoms', 'notification', 'index.tsx');
const NOTIFICATION = path.join(SOURCES, 'hooks', 'use-notification.tsx');

const extension = (name) => path.join(SOURCES, 'extensions', name);

/**
 * Puts the notices of closed sections around every page of the stock admin, and disables their controls.
 * Its injection zones are not enough: the pages of taxes, sales channels, API keys and return reasons have
 * none. Also replaces its messages, its help and its flags, wraps the retries of its HTTP client, and gives
 * it a page whose icon exists.
 */
module.exports = (config, webpack) => {
  for (const file of [LAYOUT, HELP, MESSAGE, NOTIFICATION]) {
    if (!existsSync(file)) throw new Error(`The stock admin has no ${file}.`);
  }
  const { alias } = config.resolve;
  const client = createRequire(require.resolve('@medusajs/medusa-js'));
  const stockAdmin = createRequire(createRequire(__filename).resolve('@medusajs/admin-ui'));
  alias['stock-admin/retry-axios$'] = client.resolve('retry-axios');
  alias['retry-axios$'] = extension('retry-axios.ts');
  alias['react-country-flag$'] = extension('country-flag.tsx');
  alias['stock-admin/layout$'] = LAYOUT;
  alias['stock-admin/message$'] = MESSAGE;
  alias['stock-admin/router$'] = alias['react-router-dom$'];
  // one copy each, for the stock admin and for what is added to it
  for (const [name, library] of [
    ['toast', 'react-hot-toast'],
    ['translations', 'i18next'],
  ]) {
    alias[`stock-admin/${name}$`] = stockAdmin.resolve(library);
    alias[`${library}$`] = stockAdmin.resolve(library);
  }
  config.entry.push(extension('disable-closed-controls.ts'));
  const page = config.plugins.find(({ constructor }) => constructor.name === 'HtmlWebpackPlugin');
  page.options.template = path.join(__dirname, 'index.html');
  const replace = (request, file) =>
    new webpack.NormalModuleReplacementPlugin(request, (resource) => {
      resource.request = extension(file);
    });
  config.plugins.push(
    replace(/\/components\/templates\/layout$/, 'noticed-layout.tsx'),
    replace(/^\.\.\/help-dialog$/, 'help.tsx'),
    replace(/\/use-notification$/, 'notification.tsx'),
  );
  return config;
};
