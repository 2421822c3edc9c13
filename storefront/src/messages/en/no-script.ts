/** What a browser without JavaScript shows above every page. */
export const noScriptMessages = {
  title: 'This shop needs JavaScript',
  text: 'Products, prices and stock, logging in, ordering and paying need it. Turn it on in your browser and load the page again. These pages can be read without it:',
  pages: [
    { label: 'Home', href: '/' },
    { label: 'Questions and answers', href: '/blogs' },
    { label: 'Wilma Acker’s work', href: '/myportfolio' },
  ],
};
