import type { BodyInputOf, updateShop } from '@harrow/contract';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { reportFailure } from '@/components/ui/form-failure';
import { showSuccess } from '@/components/ui/toast';
import { useSubmit } from '@/components/ui/use-action';
import { toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { useSaveShop, type SeenShop } from '../api/shop-settings';

const words = messages.shopSettings;

/** The changes that a section saves. */
export type Changes = BodyInputOf<typeof updateShop>;

/**
 * The form of a section of the settings, whose fields have the paths of the body's members. What was typed stays after a
 * refusal, and after a change by someone else.
 */
export function useSectionForm<Fields extends FieldValues>(
  { tag }: SeenShop,
  defaults: Fields,
  bodyOf: (typed: Fields) => Changes,
) {
  const save = useSaveShop(tag);
  const form = useForm<Fields>({ defaultValues: defaults as DefaultValues<Fields> });
  const submit = useSubmit(
    form.handleSubmit(async (typed) => {
      try {
        const isChanged = await save(bodyOf(typed));
        showSuccess(isChanged ? words.saved : words.nothing);
      } catch (error) {
        const failure = toApiError(error);
        if (failure.status === 412) {
          form.setError('root', { message: words.changed });
          return;
        }
        const fields = Object.keys(failure.fields ?? {}).filter(
          (path) => get(typed, path) !== undefined,
        ) as FieldPath<Fields>[];
        reportFailure(form, failure, { fields, whenUnknown: words.whenUnknown });
      }
    }),
  );
  return { form, submit };
}
