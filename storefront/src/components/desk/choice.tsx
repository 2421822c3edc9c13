import type { ComponentPropsWithoutRef, Ref } from 'react';

interface ChoiceProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One of several choices within a `fieldset`. `children` say what it is. */
export const Choice = ({ children, inputRef, ...radio }: ChoiceProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line py-2">
    <input {...radio} ref={inputRef} type="radio" className="size-6 shrink-0 accent-ink" />
    {children}
  </label>
);
