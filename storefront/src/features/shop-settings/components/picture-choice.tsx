import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { describeError } from '@/lib/http/api-error';
import { PICTURE_TYPES, pictureProblem } from '@/lib/pictures/picture-schema';
import { uploadPicture } from '@/lib/pictures/upload-picture';
import { messages } from '@/messages';

const words = messages.shopSettings;

interface PictureChoiceProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field of the form that holds the address of the picture, or null. */
  name: FieldPathByValue<Fields, string | null>;
  label: string;
  hint?: string;
}

/** A picture of the shop, which is uploaded as soon as it is chosen. */
export function PictureChoice<Fields extends FieldValues>(props: PictureChoiceProps<Fields>) {
  const { form, name, label, hint } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const url: string | null = field.value;
  const choose = async (file: File) => {
    const wrong = pictureProblem(file);
    setProblem(wrong ?? undefined);
    if (wrong !== null) return;
    setUploading(true);
    try {
      field.onChange(await uploadPicture(file, () => undefined));
    } catch (error) {
      setProblem(messages.pictures.notUploaded(describeError(error)));
    } finally {
      setUploading(false);
    }
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="font-semibold">{label}</legend>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {url === null ? (
          <span className="text-muted">{words.noPicture}</span>
        ) : (
          <img
            src={url}
            alt=""
            className="h-16 max-w-56 rounded-control border border-line object-contain"
          />
        )}
        <FileButton
          label={words.choosePicture}
          icon={ImagePlus}
          accept={PICTURE_TYPES.join(',')}
          variant="tool"
          size="tool"
          pending={isUploading}
          pendingLabel={words.uploading}
          onChoose={(file) => void choose(file)}
        />
        {url !== null && (
          <Button variant="tool" size="tool" onClick={() => field.onChange(null)}>
            {words.removePicture}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {problem ?? fieldState.error?.message}
      </p>
    </fieldset>
  );
}
