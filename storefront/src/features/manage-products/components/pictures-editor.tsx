import { MAX_PRODUCT_IMAGES } from '@harrow/contract';
import { ImagePlus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { PICTURE_TYPES } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';
import type { PictureUpload, PictureUploads } from '../hooks/use-picture-uploads';
import type { ProductFormState } from '../lib/product-fields';
import { FormSection } from './form-section';
import { RowTools, useRowOrder } from './row-tools';

const words = messages.productForm;

interface PicturesEditorProps {
  form: ProductFormState;
  pictures: PictureUploads;
}

/** The pictures of a product in their order, those that are being uploaded, and those that failed. */
export function PicturesEditor({ form, pictures }: PicturesEditorProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const { uploads } = pictures;
  const running = uploads.filter(({ problem }) => problem === null);
  const images = field.value;
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <FormSection
      title={messages.product.fields.images.label}
      hint={words.picturesHint}
      error={error}
    >
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <PictureList
          images={images}
          onChange={(changed) => {
            field.onChange(changed);
            form.clearErrors('images');
          }}
        />
        {running.map((upload) => (
          <RunningUpload key={upload.id} upload={upload} />
        ))}
        {images.length + running.length < MAX_PRODUCT_IMAGES && (
          <AddPictures
            inputRef={field.ref}
            label={
              images.length + running.length === 0 ? words.image : messages.pictures.chooseSeveral
            }
            isInvalid={error !== undefined}
            onChoose={pictures.add}
          />
        )}
      </div>
      <Failures pictures={pictures} />
    </FormSection>
  );
}

interface PictureListProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** The uploaded pictures, which buttons and dragging put in another order. */
function PictureList({ images, onChange }: PictureListProps) {
  const dragged = useRef<number | null>(null);
  const move = (from: number, to: number) => {
    const [moved] = images.slice(from, from + 1);
    if (moved !== undefined) onChange(images.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const { list, news, toolsOf } = useRowOrder<HTMLOListElement>({
    count: images.length,
    move,
    remove: (index) => onChange(images.toSpliced(index, 1)),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol ref={list} className="contents">
        {images.map((url, index) => {
          const number = formatNumber(index + 1);
          return (
            <li
              key={url}
              draggable
              onDragStart={({ dataTransfer }) => {
                dragged.current = index;
                dataTransfer.setData('text/plain', url); // without data, Firefox drags nothing
              }}
              onDragEnd={() => (dragged.current = null)}
              onDragOver={(event) => {
                if (dragged.current !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged.current === null) return;
                event.preventDefault();
                move(dragged.current, index);
              }}
              className="grid cursor-grab content-start gap-1"
            >
              <Picture
                src={url}
                sizes="12rem"
                alt={words.picture(number)}
                width={200}
                height={150}
                loading="lazy"
                draggable={false}
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
    </>
  );
}

function RunningUpload({ upload: { file, share } }: { upload: PictureUpload }) {
  const sentence = messages.pictures.uploading(Math.round(share * 100));
  return (
    <div className="grid aspect-4/3 content-center justify-items-center gap-2 rounded-control border border-line p-2 text-center text-sm">
      <span className="max-w-full truncate">{file.name}</span>
      <progress
        value={share}
        aria-label={`${isolate(file.name)}: ${sentence}`}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
      <span aria-hidden className="text-muted tabular-nums">
        {sentence}
      </span>
    </div>
  );
}

/** The pictures that were not uploaded, each with the reason. */
function Failures({ pictures: { uploads, retry, dismiss } }: { pictures: PictureUploads }) {
  const failed = uploads.flatMap((upload) =>
    upload.problem === null ? [] : [{ upload, problem: upload.problem }],
  );
  return (
    <div role="alert">
      <ul className="grid gap-2 empty:hidden">
        {failed.map(({ upload, problem }) => {
          const name = isolate(upload.file.name);
          return (
            <li key={upload.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="min-w-0 grow basis-60 font-medium wrap-anywhere text-red-text">
                {words.failedPicture(name, problem)}
              </p>
              {upload.isFit && (
                <Button
                  variant="tool"
                  size="row"
                  aria-label={words.tryFileAgain(name)}
                  onClick={() => retry(upload)}
                >
                  {words.tryAgain}
                </Button>
              )}
              <Button
                variant="quiet"
                size="row"
                aria-label={words.removeRow(name)}
                onClick={() => dismiss(upload.id)}
              >
                {messages.manageProducts.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface AddPicturesProps {
  inputRef: Ref<HTMLInputElement>;
  label: string;
  isInvalid: boolean;
  onChoose: (files: readonly File[]) => void;
}

function AddPictures({ inputRef, label, isInvalid, onChoose }: AddPicturesProps) {
  return (
    <div className="grid content-start gap-1">
      <div className="relative grid aspect-4/3 place-content-center justify-items-center gap-1 rounded-control border border-dashed border-edge p-2 text-center text-sm font-semibold hover:border-ink has-aria-invalid:border-2 has-aria-invalid:border-red-text has-focus-visible:outline-2 has-focus-visible:outline-ink">
        <ImagePlus aria-hidden className="size-5" />
        <span aria-hidden>{messages.pictures.chooseSeveral}</span>
        <input
          ref={inputRef}
          type="file"
          data-add
          multiple
          aria-label={label}
          aria-describedby="picture-rules"
          aria-invalid={isInvalid}
          accept={PICTURE_TYPES.join(',')}
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => onChoose([...(target.files ?? [])])}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <p id="picture-rules" className="text-sm text-muted">
        {messages.pictures.rules}
      </p>
    </div>
  );
}
