import { Maximize2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';

const words = messages.product;
const PictureDialog = loadable(() => import('./picture-dialog'));

interface GalleryProps {
  /** The addresses of the pictures; at least one. */
  images: string[];
  name: string;
}

/** The pictures of a product: one of them large, which a press enlarges, and all to choose from. */
export function Gallery({ images, name }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const shown = images[chosen] ?? images[0] ?? '';
  return (
    <div className="grid content-start gap-3">
      <div className="relative overflow-hidden rounded-card border border-line bg-panel print:w-fit">
        <Picture
          src={shown}
          sizes="(width < 64rem) 100vw, 40rem"
          alt={name}
          className="aspect-8/5 h-auto w-full object-cover phone:aspect-video"
        />
        {/* without JavaScript it leads to the picture itself */}
        <a
          href={shown}
          aria-label={words.enlarge}
          onClick={(event) => {
            event.preventDefault();
            setEnlarged(true);
          }}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-control border border-edge bg-card hover:bg-panel print:hidden"
        >
          <Maximize2 aria-hidden className="size-5" />
        </a>
      </div>
      {images.length > 1 && (
        <ul
          aria-label={words.pictures}
          className="grid grid-cols-4 gap-3 phone:grid-cols-5 phone:gap-2 print:hidden"
        >
          {images.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                aria-pressed={index === chosen}
                aria-label={words.picture(index + 1, images.length)}
                onClick={() => setChosen(index)}
                className="w-full overflow-hidden rounded-control border border-line aria-pressed:border-ink aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-ink"
              >
                <Picture
                  src={src}
                  sizes="10rem"
                  className="aspect-8/5 h-auto min-h-11 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isEnlarged && (
        <Suspense>
          <PictureDialog
            images={images}
            shown={chosen}
            name={name}
            onShow={setChosen}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
