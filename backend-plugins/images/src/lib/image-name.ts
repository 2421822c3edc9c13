/** The widest that a picture is stored, in pixels: a whole page of it on a fine screen. */
export const LARGEST_SIZE = 1280;

/** Every width that a picture is stored in: a face or a row of a table, a card, a page. */
export const IMAGE_SIZES = [320, 640, LARGEST_SIZE] as const;

export type ImageSize = (typeof IMAGE_SIZES)[number];

const KEY = /^[0-9a-f]{64}$/;
const NAME = new RegExp(`^[0-9a-f]{64}-(${IMAGE_SIZES.join('|')})\\.webp$`);

/** Whether a text can be the key of a picture: the hash of what was uploaded. */
export const isImageKey = (text: string): boolean => KEY.test(text);

/** Whether a text can be the name of a stored file. Nothing else may ever become a path. */
export const isImageName = (text: string): boolean => NAME.test(text);

/** The name of one size of a picture. */
export const imageName = (key: string, size: ImageSize): string => `${key}-${size}.webp`;
