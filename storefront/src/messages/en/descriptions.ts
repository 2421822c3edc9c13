/** What each public page is about, in the words of a search result. */
export const descriptions = {
  home: 'Tractors, implements and parts, sold by the works that build them. See what is in stock today and order by the piece.',
  products:
    'All machines and parts that Harrow builds, with their price, what is in stock and the smallest order.',
  login: 'Log in to Harrow to order machines and parts, to pay, and to follow what you ordered.',
  signup: 'Create an account at Harrow to order machines and parts straight from the works.',
  resetPassword: 'Choose a new password for your account at Harrow, by a link in a mail.',
  portfolio:
    'The portfolio of Wilma Acker, a web developer for people in fields and workshops, and a fictitious person.',
  blogs:
    'Eight questions about web development and their answers: state, keys, money, CORS, tokens, safe retries, buttons and layout shift.',
};
