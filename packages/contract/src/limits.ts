/** Limits that the server enforces and forms show. Texts are in UTF-16 code units. */

export const MAX_KEY_LENGTH = 100;
export const MAX_PERSON_NAME_LENGTH = 200;
export const MAX_PHONE_LENGTH = 40;
export const MAX_ADDRESS_LENGTH = 500;
export const MAX_TRACKING_NUMBER_LENGTH = 100;
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

/** Orders that one call ships. */
export const MAX_SHIPPED_AT_ONCE = 100;

/** Days, weeks or months of the figures of one span. */
export const MAX_FIGURE_ENTRIES = 3700;

/** The sizes of an import of products: its bytes, its rows, and the refused rows that its answer names. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;
export const MAX_REFUSED_ROWS = 100;

/** A maker's answer to a review, and the reason for hiding one. */
export const MAX_MODERATION_REASON_LENGTH = 200;

/** Why staff refund an order. */
export const MAX_REFUND_REASON_LENGTH = 200;

/** The most entries on a page of a list. */
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE_NUMBER = 1_000_000;
