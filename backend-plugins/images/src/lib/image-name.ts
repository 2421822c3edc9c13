/** The maximum width of a stored image, in pixels: full page width on a high-density screen. */
export const MAX_IMAGE_WIDTH = 1280;

/** All stored widths: an avatar or table row, a card, a page. */
export const IMAGE_SIZES = [320, 640, MAX_IMAGE_WIDTH] as const;

export type ImageSize = (typeof IMAGE_SIZES)[number];

const KEY = /^[0-9a-f]{64}$/;
const NAME = new RegExp(`^[0-9a-f]{64}-(${IMAGE_SIZES.join('|')})\\.webp$`);

/** Whether a text can be an image key, the hash of the uploaded file. */
export const isImageKey = (text: string): boolean => KEY.test(text);

/** Whether a text can be the name of a stored file. Only such names may become paths. */
export const isImageName = (text: string): boolean => NAME.test(text);

/** Returns the file name of one size of an image. */
export const imageName = (key: string, size: ImageSize): string => `${key}-${size}.webp`;
