import { useState, type ImgHTMLAttributes, type ReactNode } from 'react';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/** Nothing, in the place of a picture that would show the browser's mark of a broken one. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** The sheet that skeletons show; where not even that can be had, the element's own colour stays. */
const BLANK_SHEET = 'bg-[url(/pictures/scenes/sketch.svg)] bg-cover bg-center';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** How wide it is shown, for the browser to choose one of its sizes. */
  sizes: string;
  width: number;
  height: number;
  /** What stands there if it does not come; the blank sheet of a drawing unless given. */
  instead?: ReactNode;
}

/** A picture that somebody uploaded, in its own place and size whether it comes or not. */
export function Picture({ src, alt, className = '', instead, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (src !== missing) {
    return (
      <img
        {...rest}
        src={src}
        srcSet={pictureSizes(src)}
        alt={alt}
        className={className}
        onError={() => setMissing(src)}
      />
    );
  }
  return (
    instead ?? <img {...rest} src={NOTHING} alt={alt} className={`${className} ${BLANK_SHEET}`} />
  );
}
