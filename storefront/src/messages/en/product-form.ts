import { formatCount } from '@/lib/format/numbers';

/** Texts of the form that adds and changes a product. Numbers and amounts are passed in formatted. */
export const productFormMessages = {
  lead: 'The product appears in the shop as soon as you add it, unless it is a draft.',
  title: (product: string) => `Edit ${product}`,
  loading: 'Loading the product',
  errorTitle: 'We could not load the product',
  goneTitle: 'This product does not exist',
  goneText: 'It was removed, or its address has a typing error.',
  showAll: 'Show all products',

  image: 'Product image',
  hints: {
    sku: 'Optional. No other product has it, whatever its spaces and dashes.',
    available: 'Pieces in stock today.',
    minimum: 'The smallest quantity that customers can order.',
    description: 'The product card shows the first 100 characters.',
  },
  priceHint: (example: string) => `For one piece, such as ${example}.`,
  priceHintAlone: 'For one piece.',
  noCategory: 'None',

  picturesHint: 'The first one is shown in lists. Drop several anywhere on this page.',
  main: (number: string) => `${number}, main`,
  picture: (number: string) => `picture ${number}`,
  failedPicture: (file: string, reason: string) => `${file}: ${reason}`,
  tryAgain: 'Try again',
  tryFileAgain: (file: string) => `Try ${file} again`,

  specificationsHint: 'Shown as a table on the product’s page, in this order.',
  figure: 'Figure',
  value: 'Value',
  addFigure: 'Add a figure',

  documentsHint: 'Links to data sheets and manuals.',
  documentName: 'Name',
  documentUrl: 'Address',
  addDocument: 'Add a document',

  german: 'German texts',
  germanHint: 'On the German pages. What is empty is shown in English there.',
  writeGerman: 'Write German texts',
  takeFigures: 'Start with the English figures',
  addGermanFigure: 'Add a German figure',
  germanFigure: 'German figure',
  germanValue: 'German value',
  germanFields: {
    name_de: { label: 'Name in German', name: 'German name' },
    description_de: { label: 'Description in German', name: 'German description' },
    specifications_de: { label: 'Specifications in German', name: 'German specifications' },
  },

  field: (column: string, number: string) => `${column} ${number}`,
  row: (number: string) => `row ${number}`,
  moveBack: (what: string) => `Move ${what} back`,
  moveForth: (what: string) => `Move ${what} forward`,
  removeRow: (what: string) => `Remove ${what}`,
  moved: (what: string, position: string, count: string) =>
    `${what} is now number ${position} of ${count}.`,

  imageRequired: 'Image is required',
  required: (label: string) => `${label} is required`,
  minimumRequired: 'Minimus quantity is required',
  skuTooLong: (max: number) => `A part number has at most ${max} characters.`,
  notANumber: 'This is not a number.',
  priceTooSmall: 'The price must be more than 0.',
  priceTooLarge: (max: string) => `The price must be at most ${max}, the limit of a card payment.`,
  priceTooFine: (decimals: number) =>
    decimals === 0
      ? 'The price must be a whole number.'
      : `The price must have at most ${decimals === 2 ? 'two' : decimals} decimals.`,
  priceOffStep: (step: string) => `Card payments are made in steps of ${step}.`,
  wholePieces: 'We sell whole pieces only.',
  tooFew: (min: string) => `This must be at least ${min}.`,
  tooMany: 'This is too many pieces.',
  figureRequired: 'Name this figure, or remove the row.',
  valueRequired: 'Enter its value, or remove the row.',
  documentNameRequired: 'Name this document, or remove the row.',
  toCorrect: (count: number) => `${formatCount(count, 'field')} to correct:`,

  inTheShop: 'In the shop',
  published: 'Published',
  publishedHint: 'Everyone sees it, and it can be bought.',
  draft: 'Draft',
  draftHint: 'Only staff see it. Nobody can find, open or buy it.',
  draftField: { label: 'In the shop', name: 'in the shop' },
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved. Manage Products lists it under Drafts.',
  copyName: (product: string) => `${product} (copy)`,
  duplicate: 'Duplicate as a draft',
  duplicating: 'Duplicating…',
  duplicated: 'This is the copy, a draft without a part number and without stock.',
  duplicateLater: 'Save or discard your changes first.',
  duplicateUnknown:
    'We do not know whether the copy was made. Look at the drafts in Manage Products before you make it again.',
  notDuplicated: (reason: string) => `The product was not duplicated. ${reason}`,

  stock: 'Receive, count, and see what changed the stock',
  elsewhere: 'More about this product',
  see: 'See it in the shop',
  machine: 'Serial numbers and options of a machine',

  changed: 'Changed:',
  unchanged: 'Nothing is changed yet.',
  nothing: 'empty',
  counted: {
    images: (count: number) => formatCount(count, 'picture'),
    specifications: (count: number) => formatCount(count, 'figure'),
    documents: (count: number) => formatCount(count, 'document'),
    specifications_de: (count: number) => formatCount(count, 'figure'),
  },

  add: 'Add Product',
  adding: 'Adding…',
  added: 'Your product successfully added.',
  addUnknown:
    'We do not know whether the product was added. Check Manage Products before you add it again.',
  save: 'Save changes',
  saving: 'Saving…',
  uploading: 'Uploading…',
  saved: 'Product saved.',
  saveUnknown:
    'We do not know whether the changes were saved. Save again: nothing is done twice, and a change by someone else in between is shown first.',
  sessionEnded:
    'Your session has ended. Log in again in another tab, then save here. What you typed stays until you close this page.',

  discardTitle: 'Discard what you typed?',
  discardText: 'Nothing of it is saved.',
  leaveTitle: 'Leave this page?',
  leaveText: 'The product is not added yet. What you typed stays here until you close this tab.',
  leave: 'Leave',
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
