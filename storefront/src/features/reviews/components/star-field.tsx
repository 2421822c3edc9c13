import { MAX_POINTS, MIN_POINTS } from '@harrow/contract';
import { Star } from 'lucide-react';
import { useId } from 'react';
import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { messages } from '@/messages';

const words = messages.productReviews;

const CHOICES = Array.from({ length: MAX_POINTS - MIN_POINTS + 1 }, (_, step) => MIN_POINTS + step);

interface StarFieldProps<Fields extends FieldValues, Checked> {
  form: UseFormReturn<Fields, unknown, Checked>;
  /** The field of the form that holds the number of stars. */
  name: FieldPathByValue<Fields, number | null>;
  label: string;
}

/** A choice of one to five stars: radio buttons, so that the arrow keys work as everywhere. */
export function StarField<Fields extends FieldValues, Checked>({
  form,
  name,
  label,
}: StarFieldProps<Fields, Checked>) {
  const errorId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen: number = field.value ?? 0;
  const { error } = fieldState;
  return (
    <fieldset
      role="radiogroup"
      className="grid justify-items-start gap-1.5"
      aria-describedby={errorId}
      aria-invalid={error !== undefined}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center">
        {CHOICES.map((points) => (
          <label
            key={points}
            className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={field.name}
              value={points}
              checked={points === chosen}
              ref={points === MIN_POINTS ? field.ref : undefined}
              onChange={() => field.onChange(points)}
              onBlur={field.onBlur}
              aria-label={words.stars(points)}
              className="sr-only"
            />
            <Star
              aria-hidden
              strokeWidth={1.5}
              className={`size-8 text-star ${points <= chosen ? 'fill-wheat' : ''}`}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-muted">
          {chosen > 0 && words.stars(chosen)}
        </span>
      </div>
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {error?.message}
      </p>
    </fieldset>
  );
}
