import { ChevronLeft, ChevronRight, X, type LucideIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Picture } from '@/components/ui/picture';
import { messages } from '@/messages';

const words = messages.product;

/** A finger that moves less far sideways presses, or moves an enlarged picture. */
const SWIPE_PX = 50;

interface PictureDialogProps {
  images: string[];
  shown: number;
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
}

interface ToolProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

const Tool = ({ label, icon: Icon, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-12 place-items-center rounded-control border border-edge bg-card hover:bg-panel"
  >
    <Icon aria-hidden className="size-6" />
  </button>
);

/** Tells whether two fingers have enlarged the window. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;

function watchZoom(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** The pictures of a product, each as large as the window; two fingers enlarge it further. */
export default function PictureDialog(props: PictureDialogProps) {
  const { images, shown, name, onShow, onClose } = props;
  const step = (by: number) => onShow((shown + by + images.length) % images.length);
  useSteps(step);
  // a finger moves an enlarged picture, and steps from one of normal size
  const touch = useSyncExternalStore(watchZoom, isZoomed) ? 'touch-auto' : 'touch-pinch-zoom';
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="dialog-overlay fixed inset-0 z-40 bg-card"
    >
      <Modal className="size-full">
        <Dialog aria-label={name} className={`flex size-full flex-col outline-none ${touch}`}>
          <div className="flex items-center justify-end gap-2 p-2">
            <p role="status" className="mr-auto pl-2 tabular-nums">
              {words.picture(shown + 1, images.length)}
            </p>
            {images.length > 1 && (
              <>
                <Tool label={words.previousPicture} icon={ChevronLeft} onClick={() => step(-1)} />
                <Tool label={words.nextPicture} icon={ChevronRight} onClick={() => step(1)} />
              </>
            )}
            <Tool label={messages.ui.close} icon={X} onClick={onClose} />
          </div>
          <Picture
            src={images[shown] ?? ''}
            sizes="100vw"
            alt={name}
            className="min-h-0 w-full grow object-contain"
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Steps by the arrow keys, and by a finger that moves sideways over a picture of normal size. */
function useSteps(step: (by: number) => void): void {
  useEffect(() => {
    let start: number | null = null;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    const touch = ({ touches }: TouchEvent) => {
      start = touches.length === 1 && !isZoomed() ? (touches[0]?.clientX ?? null) : null;
    };
    const lift = ({ changedTouches }: TouchEvent) => {
      const moved = start === null ? 0 : (changedTouches[0]?.clientX ?? start) - start;
      start = null;
      if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('touchstart', touch, { passive: true });
    document.addEventListener('touchend', lift);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('touchstart', touch);
      document.removeEventListener('touchend', lift);
    };
  });
}
