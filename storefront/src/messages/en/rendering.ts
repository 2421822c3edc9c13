/** Meta descriptions of the public pages, for search results. */
export const descriptions = {
  home: 'Tractors, implements and parts, sold by the factory that builds them. See what is in stock today and order by the piece.',
  products:
    'All machines and parts that Harrow builds, with their prices, stock and minimum orders.',
  search: 'Find machines and parts by name, part number or what they are for.',
  category: (name: string) => `${name} by Harrow, with prices, stock and minimum orders.`,
  login: 'Log in to Harrow to order machines and parts, pay for them and track your orders.',
  signup: 'Create an account at Harrow to order machines and parts straight from the factory.',
  resetPassword:
    'Choose a new password for your account at Harrow with a link that we email to you.',
  portfolio:
    'The portfolio of Wilma Acker, a fictitious web developer for people in fields and workshops.',
  blogs:
    'Eight questions about web development and their answers: state, keys, money, CORS, tokens, safe retries, buttons and layout shift.',
};

/** Texts above every page in a browser without JavaScript. */
export const noScriptMessages = {
  title: 'You can look around without JavaScript',
  text: 'Products, prices and stock are up to date. To log in, to order and to pay, turn JavaScript on in your browser and reload the page.',
  pages: ['Home', 'All products'],
};
