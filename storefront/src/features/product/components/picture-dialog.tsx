import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { messages } from '@/messages';

interface PictureDialogProps {
  src: string;
  name: string;
  onClose: () => void;
}

/** A picture as large as the window. */
export default function PictureDialog({ src, name, onClose }: PictureDialogProps) {
  return (
    <Dialog
      title={name}
      size="window"
      isOpen
      onClose={onClose}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {messages.ui.close}
        </Button>
      }
    >
      <Picture
        src={src}
        sizes="100vw"
        alt={name}
        width={960}
        height={600}
        className="mx-auto h-auto max-h-[70dvh] w-full rounded-card object-contain"
      />
    </Dialog>
  );
}
