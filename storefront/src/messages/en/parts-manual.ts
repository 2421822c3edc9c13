import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the page that reads a parts manual as PDF, for staff. */
export const partsManualMessages = {
  open: 'Drawings from a PDF',
  title: 'Drawings from a PDF',
  lead: 'The file stays on this device. Only the drawings that you take are uploaded.',
  choose: 'Choose a PDF',
  chooseOther: 'Choose another PDF',
  opening: (file: string) => `Opening ${file}`,
  wrongType: 'This is not a PDF.',
  encrypted: (file: string) =>
    `${file} is protected with a password. Save it without one, and choose it again.`,
  damaged: (file: string) => `${file} is damaged or no PDF. Save or export it again.`,
  failed: (file: string) => `${file} could not be opened. Reload the page and try again.`,

  pages: 'Pages',
  page: (page: number) => `Page ${formatNumber(page)}`,
  pageOf: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  pageHint: 'Drag a rectangle around the drawing; without one it is the whole page.',
  scan: 'This page is a scan: it has no text. It can be a drawing, and its numbers are placed by hand.',
  reading: 'Reading the page',
  pageFailed: (page: number) => `Page ${formatNumber(page)} could not be read.`,
  sides: { left: 'Left, %', top: 'Top, %', right: 'Right, %', bottom: 'Bottom, %' },
  region: 'Part of the page',
  wholePage: 'Whole page',
  figure: 'Figure',
  figureOption: (number: string, title: string, hasDrawing: boolean) =>
    `${number} ${title}${hasDrawing ? ', has a drawing' : ''}`,
  found: (found: number, items: number) =>
    `${found} of ${formatCount(items, 'item')} found in this part of the page.`,
  several: (items: string) => `Several times: ${items}.`,
  missing: (items: string) => `Not found, to be placed by hand: ${items}.`,
  take: (figure: string) => `Make it the drawing of ${figure}`,
  taking: 'Making the drawing',
  taken: (figure: string, numbers: number) =>
    `Figure ${figure} has this drawing with ${formatCount(numbers, 'number')}.`,
  placeRest: (figure: string) => `Check and place by hand: ${figure}`,
  tooLarge: 'This part of the page is too large for a picture. Choose a smaller one.',
  changed: 'Someone has just changed this figure. Look at it, and try again.',
  replaceTitle: (figure: string) => `Replace the drawing of ${figure}?`,
  replaceText: (numbers: number) =>
    `The drawing and its ${formatCount(numbers, 'number')} are replaced by those of this page.`,
  replace: 'Replace',
  keep: 'Keep it',

  list: 'List on this page',
  listLead: (rows: number) =>
    `${formatCount(rows, 'row')} read. Check them, say which figure they are for, and import them. The lists of other figures stay.`,
  item: 'Item',
  part: 'Number',
  name: 'Name',
  pieces: 'Pieces',
  listFigure: 'Number of the figure',
  listTitle: 'Title of the figure',
  assembly: 'Assembly',
  check: 'Check the import',
  needsFigure: 'Enter the number and the title of the figure first.',
  importTitle: (figure: string) => `Import the list of ${figure}`,
  importLead: 'The list becomes part of the draft of the next revision.',
  imported: (code: string, revision: number) => `Revision ${revision} of ${code} has the list.`,
};
