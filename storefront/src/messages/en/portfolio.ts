/** Texts of the portfolio page of a fictitious person. */
export const portfolioMessages = {
  title: 'Portfolio',
  notice:
    'Wilma Acker is a fictitious person. Harrow made her up, with her projects and her years, to show a portfolio page.',
  role: 'Portfolio of a web developer',
  name: 'Wilma Acker',
  lead: 'I build web pages for people who have gloves on: few steps, large targets, and figures that are right.',
  picture: 'A desk with a lamp, pencils and a screen that shows the side view of a tractor',

  aboutTitle: 'About',
  about: [
    'I repaired combines before I wrote code. In a workshop you learn that a part which almost fits is a part that does not fit, and that the next mechanic must be able to take it out again. I still work that way: small pieces, named for what they do, each of which can be replaced without a hammer.',
    'Most of what I make is used outdoors, on an old phone, with a weak signal. So I measure first, send little, keep what was typed when the connection goes, and test with the keyboard and with a screen reader before I call anything done.',
  ],

  workTitle: 'Selected work',
  year: 'Year',
  part: 'My part',
  work: [
    {
      name: 'Seed rate calculator',
      text: 'Row width and plants per acre go in, the setting of the machine comes out. It works without a signal, because fields have none.',
      part: 'Design and code',
      year: '2025',
      picture: '/pictures/products/precision-planter.svg',
    },
    {
      name: 'Workshop board',
      text: 'Forty paper job cards became one screen that a mechanic reads from six feet away. Hold a part up to the camera, and it shows what the part is and where it is stored.',
      part: 'Front end',
      year: '2024',
      picture: '/pictures/products/oil-filter.svg',
    },
    {
      name: 'Spray diary',
      text: 'Every application is written down in four taps, with wind and temperature, and leaves as the form that the inspector wants to see.',
      part: 'Front end and server',
      year: '2022',
      picture: '/pictures/products/nozzle-set.svg',
    },
  ],

  toolsTitle: 'Tools',
  tools: [
    { kind: 'In the browser', names: ['HTML', 'CSS', 'TypeScript', 'React'] },
    { kind: 'On the server', names: ['Node.js', 'PostgreSQL', 'REST'] },
    { kind: 'On the bench', names: ['Accessibility', 'Testing', 'Measuring', 'Drawing'] },
  ],

  yearsTitle: 'Years',
  years: [
    { span: '2023–today', text: 'Self-employed, for farms, dealers and one museum of plows' },
    {
      span: '2019–2023',
      text: 'Developer at a machinery cooperative, starting with its first web page',
    },
    { span: '2017–2019', text: 'Night school in software, after days in the workshop' },
    { span: '2013–2017', text: 'Agricultural machinery mechanic' },
  ],

  contactTitle: 'Write to her?',
  contact:
    'She does not exist, so she cannot reply. Her answers about her trade are under Blogs, and the machines she likes are for sale.',
  toBlogs: 'Read the answers',
  toProducts: 'See all products',
};
