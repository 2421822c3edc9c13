import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { PICTURE_TYPES, type Picture } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';
import { Field } from './field';

const pictures = messages.pictures;

interface PictureFieldProps<Fields extends FieldValues, Checked> {
  form: UseFormReturn<Fields, unknown, Checked>;
  /** The field of the form that holds the picture. */
  name: FieldPathByValue<Fields, Picture>;
  label: string;
  /** The uploaded fraction, from 0 to 1; null if no upload is running. */
  progress: number | null;
}

/** A picture field for a chosen or dropped file, with its preview and its upload progress. */
export function PictureField<Fields extends FieldValues, Checked>(
  props: PictureFieldProps<Fields, Checked>,
) {
  const { form, name, label, progress } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const picture: Picture = field.value;
  const isUploading = progress !== null;
  const choose = (file: File) => {
    field.onChange(file);
    void form.trigger(name);
  };
  return (
    <Field label={label} error={fieldState.error?.message} hint={pictures.rules}>
      {(control) => (
        <div className="relative flex min-h-24 items-center gap-4 rounded-control border border-dashed border-edge bg-card p-3 transition-colors duration-150 hover:border-ink has-aria-invalid:border-2 has-aria-invalid:border-red-text has-focus-visible:outline-2 has-focus-visible:outline-ink">
          <Preview picture={picture} />
          <div className="grid min-w-0 grow gap-1">
            <p>
              <span className="font-semibold underline underline-offset-4">
                {picture ? pictures.chooseOther : pictures.choose}
              </span>{' '}
              <span className="text-muted max-sm:hidden">{pictures.orDrop}</span>
            </p>
            {picture && (
              <p className="truncate text-sm text-muted">
                {picture instanceof File ? picture.name : pictures.current}
              </p>
            )}
            {isUploading && <UploadProgress share={progress} />}
          </div>
          <input
            {...control}
            ref={field.ref}
            type="file"
            name={name}
            accept={PICTURE_TYPES.join(',')}
            disabled={isUploading}
            onBlur={field.onBlur}
            // Without this, choosing the same file again fires no change event.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
            }}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-progress"
          />
          {picture instanceof File && !isUploading && (
            <button
              type="button"
              onClick={() => form.resetField(name)}
              aria-label={pictures.undoChoice(picture.name)}
              className="relative min-h-10 px-2 font-semibold underline underline-offset-4 hover:text-red-text"
            >
              {pictures.undo}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

function Preview({ picture }: { picture: Picture }) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<Picture>(null);
  useEffect(() => {
    if (!(picture instanceof File) || !image.current) return;
    // A file before its upload gets an object URL.
    const url = URL.createObjectURL(picture);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  const frame = 'size-20 shrink-0 rounded-control bg-panel';
  if (!picture || picture === broken) {
    return (
      <span className={`grid place-items-center text-muted ${frame}`}>
        <ImagePlus aria-hidden className="size-7" />
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={picture instanceof File ? undefined : picture}
      alt={picture instanceof File ? pictures.preview(picture.name) : ''}
      width={80}
      height={80}
      onError={() => setBroken(picture)}
      className={`object-cover ${frame}`}
    />
  );
}

function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1">
      <progress
        value={share}
        aria-label={pictures.uploading(percent)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
      <p aria-hidden className="text-sm text-muted tabular-nums">
        {pictures.uploading(percent)}
      </p>
    </div>
  );
}
