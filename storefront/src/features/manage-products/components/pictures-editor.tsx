import { MAX_PRODUCT_IMAGES } from '@harrow/contract';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Picture } from '@/components/ui/picture';
import { formatNumber } from '@/lib/format/numbers';
import { describeError } from '@/lib/http/api-error';
import { PICTURE_TYPES, pictureProblem } from '@/lib/pictures/picture-schema';
import { uploadPicture } from '@/lib/pictures/upload-picture';
import { messages } from '@/messages';
import type { CheckedEdit, EditFields } from '../lib/product-edit';
import { EditSection } from './edit-section';
import { RowTools, useRowOrder } from './row-tools';

const words = messages.editProduct;
const pictures = messages.pictures;

interface PicturesEditorProps {
  form: UseFormReturn<EditFields, unknown, CheckedEdit>;
  /** The uploaded fraction, from 0 to 1; null if no upload is running. */
  progress: number | null;
  onProgress: (share: number | null) => void;
}

/** The pictures of a product in their order, the one of the lists first. A file is uploaded at once. */
export function PicturesEditor({ form, progress, onProgress }: PicturesEditorProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const [problem, setProblem] = useState<string | null>(null);
  const images = field.value;
  const { list, news, toolsOf } = useRowOrder<HTMLOListElement>({
    count: images.length,
    move(from, to) {
      const [moved] = images.slice(from, from + 1);
      const rest = images.toSpliced(from, 1);
      if (moved !== undefined) field.onChange(rest.toSpliced(to, 0, moved));
    },
    remove: (index) => field.onChange(images.toSpliced(index, 1)),
  });
  const add = async (file: File) => {
    const message = pictureProblem(file);
    setProblem(message);
    if (message !== null) return;
    onProgress(0);
    try {
      const url = await uploadPicture(file, onProgress);
      // the list may have changed meanwhile; the same picture twice is one
      field.onChange([...new Set([...form.getValues('images'), url])]);
      form.clearErrors('images');
    } catch (error) {
      setProblem(pictures.notUploaded(describeError(error)));
    } finally {
      onProgress(null);
    }
  };
  return (
    <EditSection
      title={words.pictures}
      hint={words.picturesHint}
      error={problem ?? fieldState.error?.message ?? fieldState.error?.root?.message}
    >
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
        <ol ref={list} className="contents">
          {images.map((url, index) => {
            const number = formatNumber(index + 1);
            return (
              <li key={url} className="grid content-start gap-1">
                <Picture
                  src={url}
                  sizes="12rem"
                  alt={words.picture(number)}
                  width={200}
                  height={150}
                  loading="lazy"
                  className="aspect-4/3 h-auto w-full rounded-control bg-sand object-cover"
                />
                <div className="flex flex-wrap items-center justify-between">
                  <span className="text-sm text-muted">
                    {index === 0 ? words.main(number) : number}
                  </span>
                  <RowTools {...toolsOf(index, words.picture(number))} isHorizontal />
                </div>
              </li>
            );
          })}
        </ol>
        {images.length < MAX_PRODUCT_IMAGES && (
          <AddPicture
            inputRef={field.ref}
            progress={progress}
            isInvalid={fieldState.invalid}
            onChoose={(file) => void add(file)}
          />
        )}
      </div>
    </EditSection>
  );
}

interface AddPictureProps {
  inputRef: (input: HTMLInputElement | null) => void;
  progress: number | null;
  isInvalid: boolean;
  onChoose: (file: File) => void;
}

function AddPicture({ inputRef, progress, isInvalid, onChoose }: AddPictureProps) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="grid content-start gap-1">
      <div className="relative grid aspect-4/3 place-content-center justify-items-center gap-1 rounded-control border border-dashed border-edge p-2 text-center text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
        <ImagePlus aria-hidden className="size-5" />
        <span role="status">{progress === null ? '' : pictures.uploading(percent)}</span>
        {progress === null && <span aria-hidden>{pictures.choose}</span>}
        <input
          ref={inputRef}
          type="file"
          data-add
          aria-label={pictures.choose}
          aria-describedby="picture-rules"
          aria-invalid={isInvalid}
          accept={PICTURE_TYPES.join(',')}
          disabled={progress !== null}
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-progress"
        />
      </div>
      <p id="picture-rules" className="text-sm text-muted">
        {pictures.rules}
      </p>
    </div>
  );
}
