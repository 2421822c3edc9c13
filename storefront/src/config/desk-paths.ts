// the addresses of pages of staff that no other page leads to: the first page does not load them

/** The papers of the selected orders, for staff. */
export const slips = '/dashboard/slips';

/** A section of the settings of the shop, for owners. */
export const allSettings = '/dashboard/settings';
export const settings = (section: string) => `${allSettings}/${section}`;

/** What was sold in any span, for managers. */
export const figures = '/dashboard/figures';

/** A product, to change it, for staff. */
export const editProduct = (id: string) => `/dashboard/products/${id}`;

/** The stock of a product and its history, for staff. */
export const productStock = (id: string) => `${editProduct(id)}/stock`;

/** What changes the prices of many products, and a change that was made, for staff. */
export const changePrices = '/dashboard/pricechanges';
export const priceChange = (id: string) => `${changePrices}/${id}`;

/** The customers, and one of them, for staff. */
export const customers = '/dashboard/customers';
export const customer = (id: string) => `${customers}/${id}`;

/** The serial numbers and options of a machine, and where part numbers are used, for staff. */
export const machineSettings = (handle: string) => `/dashboard/machines/${handle}`;
export const partUses = '/dashboard/partuses';
export const usesOfPart = (number: string) =>
  `${partUses}?${new URLSearchParams({ q: number }).toString()}`;

/** A revision of a parts book, and a figure of it, for staff. */
export const partsBook = (id: string) => `/dashboard/partsbooks/${id}`;
export const bookFigure = (id: string, number: string) => `${partsBook(id)}/figures/${number}`;
export const bookManual = (id: string) => `${partsBook(id)}/manual`;
