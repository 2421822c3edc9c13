/** Meta descriptions of the public pages, for search results. */
export const descriptions = {
  home: 'Tractors, implements and parts, sold by the factory that builds them. See prices, stock and minimum orders of today.',
  products: 'All machines and parts that we build, with their prices, stock and minimum orders.',
  search: 'Find machines and parts by name, part number or what they are for.',
  category: (name: string, shop: string) =>
    `${name} by ${shop}, with prices, stock and minimum orders.`,
  machines:
    'Parts by machine: pick your machine or type its serial number, open the drawing and press the part that you need.',
  machine: (name: string) =>
    `All figures of the parts book of the ${name}, with the price and the stock of each part.`,
  figure: (title: string, machine: string, parts: string) =>
    `${title} of the ${machine}: ${parts} in an exploded drawing, with prices, stock and serial numbers.`,
  list: 'Order many parts at once: type or paste part numbers and pieces, and pay once.',
  login: 'Log in to order machines and parts, pay for them and track your orders.',
  signup: 'Create an account to order machines and parts straight from the factory.',
  resetPassword: 'Choose a new password for your account with a link that we email to you.',
  portfolio:
    'The portfolio of Wilma Acker, a fictitious web developer for people in fields and workshops.',
  blogs:
    'Eight questions about web development and their answers: state, keys, money, CORS, tokens, safe retries, buttons and layout shift.',
};

/** Texts in a browser without JavaScript. */
export const noScriptMessages = {
  /** Above every page. */
  notice: 'To log in, order and pay, turn on JavaScript.',
  /** In place of a page that cannot be shown. */
  needed: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
  call: 'Or call us:',
  products: 'See all products',
};
