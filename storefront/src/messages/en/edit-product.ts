import { formatCount } from '@/lib/format/numbers';

/** Texts of the dialog that changes a product. Numbers are passed in formatted. */
export const editProductMessages = {
  title: (product: string) => `Edit ${product}`,
  loading: 'Loading the product',
  errorTitle: 'We could not load the product',
  priceIn: (currency: string) => `Price (${currency})`,
  noCategory: 'None',

  picturesHint: 'The first one is shown in lists.',
  main: (number: string) => `${number}, main`,
  picture: (number: string) => `picture ${number}`,

  specificationsHint: 'Shown as a table on the product’s page, in this order.',
  figure: 'Figure',
  value: 'Value',
  addFigure: 'Add a figure',

  documentsHint: 'Links to data sheets and manuals.',
  documentName: 'Name',
  documentUrl: 'Address',
  addDocument: 'Add a document',

  field: (column: string, number: string) => `${column} ${number}`,
  row: (number: string) => `row ${number}`,
  moveBack: (what: string) => `Move ${what} back`,
  moveForth: (what: string) => `Move ${what} forward`,
  removeRow: (what: string) => `Remove ${what}`,
  moved: (what: string, position: string, count: string) =>
    `${what} is now number ${position} of ${count}.`,

  figureRequired: 'Name this figure, or remove the row.',
  valueRequired: 'Enter its value, or remove the row.',
  documentNameRequired: 'Name this document, or remove the row.',

  machine: 'Serial numbers and options of a machine',

  changed: 'Changed:',
  unchanged: 'Nothing is changed yet.',
  nothing: 'empty',
  counted: {
    images: (count: number) => formatCount(count, 'picture'),
    specifications: (count: number) => formatCount(count, 'figure'),
    documents: (count: number) => formatCount(count, 'document'),
  },

  save: 'Save changes',
  saving: 'Saving…',
  uploading: 'Uploading…',
  saved: 'Product saved.',
  whenUnknown:
    'We do not know whether the changes were saved. Save again: nothing is done twice, and a change by someone else in between is shown first.',
  sessionEnded:
    'Your session has ended. Log in again in another tab, then save here. What you typed stays until you close this dialog.',

  discardTitle: 'Discard what you typed?',
  keepEditing: 'Keep editing',
  discard: 'Discard',

  conflictTitle: 'Someone else has changed this product',
  conflictText: 'Nothing of yours is saved yet, and everything that you typed is kept.',
  inShop: 'In the shop now',
  yours: 'Yours',
  notTyped: 'not changed by you',
  saveOver: 'Save mine over it',
  takeTheirs: 'Drop mine',
};
