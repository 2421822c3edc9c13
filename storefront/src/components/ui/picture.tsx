import { useState, type ImgHTMLAttributes, type ReactNode } from 'react';

/** An empty picture, so that the browser shows no icon for a broken image. */
const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** The background of skeletons; if it fails to load too, the element's background color remains. */
const PLACEHOLDER = 'bg-[url(/pictures/scenes/sketch.svg)] bg-cover bg-center';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** The displayed width, from which the browser chooses one of the sizes. */
  sizes: string;
  /** The fallback if the picture fails to load; by default a placeholder. */
  fallback?: ReactNode;
}

/**
 * An uploaded picture; by default one of a product, 8:5, beside its name. A placeholder of the same size
 * replaces it if it fails to load.
 */
export function Picture({ src, className = '', fallback, ...given }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const { alt = '', width = 960, height = 600, ...rest } = given;
  const image = { ...rest, alt, width, height };
  if (src !== missing) {
    return (
      <img
        {...image}
        src={src}
        srcSet={pictureSizes(src)}
        alt={alt}
        className={className}
        onError={() => setMissing(src)}
      />
    );
  }
  return (
    fallback ?? (
      <img {...image} src={EMPTY_PICTURE} alt={alt} className={`${className} ${PLACEHOLDER}`} />
    )
  );
}

/** The widths in which the shop's own image host stores every picture. */
const WIDTHS = [320, 640, 1280];

const OWN = /^(.*\/[\da-f]{64})-(?:320|640|1280)\.webp$/;

/**
 * Returns the `srcSet` of a picture on the shop's image host; undefined for a picture elsewhere,
 * which has a single size.
 */
export function pictureSizes(url: string): string | undefined {
  const [, stem] = OWN.exec(url) ?? [];
  return stem && WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
