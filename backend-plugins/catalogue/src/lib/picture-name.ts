/** One of several pictures: `F 93-2.jpg`, `F 93_2.jpg`, `F 93 (2).jpg`. */
const NUMBERED = /^(.*\S)[-_ ]\(?(\d{1,2})\)?$/;
const EXTENSION = /\.[a-z0-9]{2,5}$/i;

/** What the name of a picture may mean: a part number, or one and the place of the picture. */
interface PictureName {
  /** The name without its extension. */
  whole: string;
  /** The name without the number of the picture; empty if it has none. */
  stem: string;
  /** The number of the picture, for the order of those of a product; 0 without one. */
  place: number;
}

/** Reads the name of a file. */
export function pictureName(file: string): PictureName {
  const whole = file.replace(EXTENSION, '').trim();
  const [, stem = '', place = '0'] = NUMBERED.exec(whole) ?? [];
  return { whole, stem: stem.trim(), place: Number(place) };
}
