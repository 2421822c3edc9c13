import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '@/components/ui/file-button';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { PICTURE_TYPES, pictureProblem } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';
import { uploadDrawing } from '../api/upload-drawing';
import type { Drawing } from '../hooks/use-figure-edit';

const words = messages.bookFigures;

interface DrawingUploadProps {
  hasDrawing: boolean;
  onUploaded: (drawing: Drawing) => void;
}

/** Uploads the drawing of a figure; it is the figure's once that is saved. */
export function DrawingUpload({ hasDrawing, onUploaded }: DrawingUploadProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState(0);
  const upload = useAction(async (file: File) => {
    const fault = pictureProblem(file);
    setProblem(fault);
    if (fault !== null) return;
    setProgress(0);
    try {
      onUploaded(await uploadDrawing(file, setProgress));
    } catch (error) {
      setProblem(messages.pictures.notUploaded(describeError(error)));
    }
  });
  return (
    <div
      className={
        hasDrawing
          ? 'grid justify-items-start gap-1'
          : 'grid min-h-60 w-full place-content-center justify-items-center gap-2 rounded-card border border-dashed border-edge p-4 text-center'
      }
    >
      <FileButton
        label={hasDrawing ? words.replace : words.upload}
        icon={Upload}
        accept={PICTURE_TYPES.join(',')}
        variant={hasDrawing ? 'tool' : 'ghost'}
        size={hasDrawing ? 'row' : 'small'}
        pending={upload.pending}
        pendingLabel={words.uploading(Math.round(progress * 100))}
        onChoose={(file) => void upload.run(file)}
      />
      {!hasDrawing && <p className="text-sm text-muted">{words.uploadRules}</p>}
      <p role="alert" className="font-medium text-pretty text-red-text empty:hidden">
        {problem}
      </p>
    </div>
  );
}
