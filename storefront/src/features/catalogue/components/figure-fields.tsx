import type { FigureFacet } from '@harrow/contract';
import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { figureParameter } from '../lib/figure-address';
import type { Choices } from './category-links';

const words = messages.lists;

interface FigureFieldsProps extends Choices {
  /** The parameters that make no sense. */
  bad: readonly string[];
}

/** The filters by the figures that the products of a list have in common. */
export function FigureFields({ address, result, bad }: FigureFieldsProps) {
  return result?.facets.figures.map((facet) => {
    const { name } = facet;
    const choice = address.figures[name];
    if ('choices' in facet) {
      const value = choice && 'value' in choice ? choice.value : '';
      return <TextField key={name} facet={facet} value={value} />;
    }
    const range = choice && !('value' in choice) ? choice : {};
    return (
      <RangeField
        key={name}
        facet={facet}
        range={range}
        isBad={bad.includes(figureParameter(name))}
      />
    );
  });
}

interface RangeFieldProps {
  facet: Extract<FigureFacet, { min: number }>;
  range: { min?: number; max?: number };
  isBad: boolean;
}

function RangeField({ facet, range, isBad }: RangeFieldProps) {
  const { name, unit } = facet;
  const problem = useId();
  const field = {
    name: figureParameter(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'aria-invalid': isBad || undefined,
    'aria-describedby': isBad ? problem : undefined,
    className:
      'figure min-h-12 w-22 min-w-0 rounded-control border border-edge bg-card px-3 py-1 placeholder:font-normal placeholder:text-muted placeholder:opacity-100 md:min-h-10',
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">
        <UserText>{name}</UserText>
      </legend>
      <span aria-hidden className="max-md:grow">
        <UserText>{name}</UserText>
      </span>
      <input
        {...field}
        key={`from ${range.min ?? ''}`}
        aria-label={words.smallest(name, unit)}
        defaultValue={range.min}
        placeholder={formatNumber(facet.min)}
      />
      <span>{words.to}</span>
      <input
        {...field}
        key={`to ${range.max ?? ''}`}
        aria-label={words.largest(name, unit)}
        defaultValue={range.max}
        placeholder={formatNumber(facet.max)}
      />
      {unit !== null && <UserText className="text-muted">{unit}</UserText>}
      {isBad && (
        <p id={problem} role="alert" className="w-full text-sm text-red-text">
          {words.badNumber}
        </p>
      )}
    </fieldset>
  );
}

interface TextFieldProps {
  facet: Extract<FigureFacet, { choices: unknown }>;
  value: string;
}

function TextField({ facet: { name, choices }, value }: TextFieldProps) {
  return (
    <Select
      // keyed, because the browser keeps what was chosen before Back
      key={value}
      name={figureParameter(name)}
      label={name}
      defaultValue={value}
      className="max-w-56"
    >
      <option value="">{words.any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {words.choice(choice.value, formatNumber(choice.count))}
        </option>
      ))}
      {value !== '' && !choices.some((choice) => choice.value === value) && (
        <option value={value}>{value}</option>
      )}
    </Select>
  );
}
