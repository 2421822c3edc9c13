import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Picture } from '@/components/ui/picture';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { describeError } from '@/lib/http/api-error';
import { PICTURE_TYPES, pictureProblem } from '@/lib/pictures/picture-schema';
import { uploadPicture } from '@/lib/pictures/upload-picture';
import { messages } from '@/messages';
import { EditSection } from './edit-section';
import { RowTools, useRowOrder } from './row-tools';

const words = messages.editProduct;
const pictures = messages.pictures;

interface PicturesEditorProps {
  title: string;
  /** The level of its heading. */
  level: 2 | 3;
  hint: string;
  images: string[];
  onChange: (images: string[]) => void;
  /** The message for the pictures as a whole. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  max: number;
  /** Whether the first picture is the one of the lists. */
  hasMain?: boolean;
  /** The uploaded fraction, from 0 to 1; null if no upload is running. */
  progress: number | null;
  onProgress: (share: number | null) => void;
}

/** Pictures in their order. Chosen files are uploaded at once, one after the other. */
export function PicturesEditor(props: PicturesEditorProps) {
  const { title, level, hint, images, onChange, error, inputRef, max, hasMain } = props;
  const { problem, addAll } = useUploads(props);
  const { list, news, toolsOf } = useRowOrder<HTMLOListElement>({
    count: images.length,
    move(from, to) {
      const [moved] = images.slice(from, from + 1);
      const rest = images.toSpliced(from, 1);
      if (moved !== undefined) onChange(rest.toSpliced(to, 0, moved));
    },
    remove: (index) => onChange(images.toSpliced(index, 1)),
  });
  return (
    <EditSection title={title} level={level} hint={hint} error={problem ?? error}>
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
                    {hasMain && index === 0 ? words.main(number) : number}
                  </span>
                  <RowTools {...toolsOf(index, words.picture(number))} isHorizontal />
                </div>
              </li>
            );
          })}
        </ol>
        {images.length < max && (
          <AddPicture
            inputRef={inputRef}
            progress={props.progress}
            isInvalid={error !== undefined}
            onChoose={(files) => void addAll(files)}
          />
        )}
      </div>
    </EditSection>
  );
}

/** Uploads files for a list of pictures that may change meanwhile. */
function useUploads({ images, onChange, max, onProgress }: PicturesEditorProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  const add = async (file: File): Promise<string | null> => {
    const message = pictureProblem(file);
    if (message !== null) return message;
    try {
      const url = await uploadPicture(file, onProgress);
      // the same picture twice is one
      latest.current = [...new Set([...latest.current, url])];
      onChange(latest.current);
      return null;
    } catch (failure) {
      return pictures.notUploaded(describeError(failure));
    }
  };
  const addAll = async (files: readonly File[]) => {
    setProblem(null);
    onProgress(0);
    const free = files.slice(0, Math.max(0, max - latest.current.length));
    const problems: string[] = [];
    for (const file of free) {
      const message = await add(file);
      if (message !== null)
        problems.push(files.length > 1 ? `${isolate(file.name)}: ${message}` : message);
    }
    if (free.length < files.length) problems.push(pictures.tooMany(max));
    setProblem(problems.length > 0 ? problems.join(' ') : null);
    onProgress(null);
  };
  return { problem, addAll };
}

interface AddPictureProps {
  inputRef: Ref<HTMLInputElement> | undefined;
  progress: number | null;
  isInvalid: boolean;
  onChoose: (files: readonly File[]) => void;
}

function AddPicture({ inputRef, progress, isInvalid, onChoose }: AddPictureProps) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="grid content-start gap-1">
      <div className="relative grid aspect-4/3 place-content-center justify-items-center gap-1 rounded-control border border-dashed border-edge p-2 text-center text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
        <ImagePlus aria-hidden className="size-5" />
        <span role="status">{progress === null ? '' : pictures.uploading(percent)}</span>
        {progress === null && <span aria-hidden>{pictures.chooseSeveral}</span>}
        <input
          ref={inputRef}
          type="file"
          data-add
          multiple
          aria-label={pictures.chooseSeveral}
          aria-describedby="picture-rules"
          aria-invalid={isInvalid}
          accept={PICTURE_TYPES.join(',')}
          disabled={progress !== null}
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => {
            if (target.files?.length) onChoose([...target.files]);
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
