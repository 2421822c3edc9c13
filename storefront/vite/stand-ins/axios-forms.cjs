/** Replaces what axios does to objects that are sent as forms; the shop sends JSON and FormData. */
module.exports = function axiosForms() {
  throw new Error('This build sends no objects as forms.');
};
