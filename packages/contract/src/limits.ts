/** Limits that the server enforces and forms show. Texts are in UTF-16 code units. */

export const MAX_KEY_LENGTH = 100;
export const MAX_PERSON_NAME_LENGTH = 200;
export const MAX_PHONE_LENGTH = 40;
export const MAX_ADDRESS_LENGTH = 500;
export const MAX_TRACKING_NUMBER_LENGTH = 100;
/** A customer's own number for an order. */
export const MAX_PO_NUMBER_LENGTH = 40;
/** The products of one order. */
export const MAX_ORDER_LINES = 100;
/** City, state, country and profession of a profile. */
export const MAX_PROFILE_TEXT_LENGTH = 200;
export const MAX_REVIEW_LENGTH = 2000;
export const MIN_POINTS = 1;
export const MAX_POINTS = 5;
export const MAX_PRODUCT_NAME_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_HANDLE_LENGTH = 200;
export const MAX_PART_NUMBER_LENGTH = 60;
export const MAX_SPECIFICATION_NAME_LENGTH = 80;
export const MAX_SPECIFICATION_VALUE_LENGTH = 200;
export const MAX_DOCUMENT_NAME_LENGTH = 120;
/** Pictures, specifications and documents of one product, each. */
export const MAX_PRODUCT_IMAGES = 20;
export const MAX_SPECIFICATIONS = 60;
export const MAX_DOCUMENTS = 20;

/**
 * The most pieces of a product in stock: far more than exist of anything, and far enough from the
 * maximum of the engine's int4 column that a cancelled order can always give its pieces back.
 */
export const MAX_PIECES = 999_999_999;

/** The largest quantity that the engine's int4 column holds. */
export const MAX_QUANTITY = 2_147_483_647;

/** The words of a search, in characters. */
export const MAX_SEARCH_LENGTH = 100;
export const DEFAULT_SEARCH_PAGE_SIZE = 12;
/** Results of a search are counted up to this number. */
export const MAX_SEARCH_COUNT = 20_000;
/** Figures that one search filters by, and that its answer offers. */
export const MAX_FIGURE_CHOICES = 4;
export const MAX_FIGURE_FACETS = 6;
/** The figures that are offered are those of this many matches, and the choices of each this many. */
export const MAX_COUNTED_FIGURES = 2000;
export const MAX_FIGURE_VALUES = 8;
/** Figures of a product in a row of a list. */
export const MAX_KEY_FIGURES = 3;

/** Orders that one call ships. */
export const MAX_SHIPPED_AT_ONCE = 100;

/** Days, weeks or months of the figures of one span. */
export const MAX_FIGURE_ENTRIES = 3700;

/** The sizes of an import of products: its bytes, its rows, and the refused rows that its answer names. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;

/** A change of many prices: the products that it can change and name, and the highest percentage. */
export const MAX_CHANGED_PRICES = 20_000;
export const MAX_NAMED_PRODUCTS = 1000;
export const MAX_CHANGED_PERCENT = 999;

/** An archive of pictures of products: its size, and the number of its pictures. */
export const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;
export const MAX_ARCHIVE_PICTURES = 500;
export const MAX_REFUSED_ROWS = 100;

/** A maker's answer to a review, and the reason for hiding one. */
export const MAX_MODERATION_REASON_LENGTH = 200;

/** Why staff change the stock, such as the number of a delivery note. */
export const MAX_STOCK_REASON_LENGTH = 200;

/** A note of staff about an order. */
export const MAX_NOTE_LENGTH = 2000;

/** The views of the list of orders that staff share, and the name of each. */
export const MAX_ORDER_VIEWS = 50;
export const MAX_VIEW_NAME_LENGTH = 60;

/** Why staff refund an order. */
export const MAX_REFUND_REASON_LENGTH = 200;

/** The most entries on a page of a list. */
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE_NUMBER = 1_000_000;

/** Lines of a list, kept or checked: a pasted one may have more than an order. */
export const MAX_LIST_LINES = 200;
export const MAX_LIST_NAME_LENGTH = 60;
/** The lists that one customer can save by name. */
export const MAX_NAMED_LISTS = 50;
/** The sold-out products that one customer can wait for. */
export const MAX_WATCHES = 50;
/** The products of a checked line: those that have its number, or one like it where none has it. */
export const MAX_SAME_NUMBER = 5;
export const MAX_CLOSE_NUMBERS = 3;

/** The stock of a product is low below this many times its minimum. */
export const LOW_STOCK_TIMES = 2;

/** Addresses that get messages. */
export const MAX_WEBHOOKS = 10;

/** The most characters of the address of a file or a receiver. */
export const MAX_URL_LENGTH = 2048;

/** The parts book. A PIN, the longest serial number in use, has 17 characters. */
export const MAX_SERIAL_LENGTH = 40;
export const MAX_OWN_MACHINES = 50;
export const MAX_NICKNAME_LENGTH = 60;
export const MAX_MACHINE_OPTIONS = 30;
/** The most serial ranges of one machine, and callouts of one figure. */
export const MAX_SERIAL_RANGES = 200;
export const MAX_CALLOUTS = 500;
/** The most characters of the pattern of a serial scheme. */
export const MAX_PATTERN_LENGTH = 300;
/** The machines that a part fits, in one answer. */
export const MAX_FITS = 20;
/** The replacements in each direction that one answer shows of a part. */
export const MAX_PART_STEPS = 100;
/** Lines of parts books that list a part are counted up to this number. */
export const MAX_PART_USES = 20_000;

/** The shop's face. */
export const MAX_SHOP_NAME_LENGTH = 60;
export const MAX_SHOP_LINE_LENGTH = 200;
export const MAX_SHOP_TEXT_LENGTH = 1000;
export const MAX_HOLIDAYS = 200;
export const MAX_HOME_PANELS = 4;
export const MAX_HOME_FIGURES = 4;
export const MAX_NAVIGATION_LINKS = 10;
/** The pages that a maker writes. */
export const MAX_SHOP_PAGES = 50;
export const MAX_PAGE_SLUG_LENGTH = 60;
export const MAX_PAGE_TITLE_LENGTH = 80;
export const MAX_PAGE_TEXT_LENGTH = 40_000;
/** The words of a mail. */
export const MAX_MAIL_SUBJECT_LENGTH = 120;
export const MAX_MAIL_TEXT_LENGTH = 2000;
/** The highest rate of tax, in percent. */
export const MAX_TAX_RATE = 40;
