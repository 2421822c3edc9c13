import type { PartUses, ReplacementStep } from '@harrow/contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import { formatDate } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';

const words = messages.partUses;

interface StepsProps {
  title: string;
  steps: PartUses['replaces'];
  /** The end of each step that is shown: what gives way, or what takes its place. */
  of: 'old' | 'parts';
}

/** The steps of replacements that lead to a part, or away from it. */
export function Steps({ title, steps: { data, count }, of }: StepsProps) {
  if (count === 0) return null;
  return (
    <DeskSection title={title}>
      <ul>
        {data.map((step, index) => (
          <li key={index} className="grid gap-0.5 border-b border-line py-2.5">
            <p className="wrap-anywhere">
              {of === 'old' ? <PartLink {...step.old} /> : <Kit parts={step.parts} />}
            </p>
            <p className="text-sm text-muted">{factsOf(step).join(', ')}</p>
            {step.note !== null && <UserText className="text-sm">{step.note}</UserText>}
          </li>
        ))}
      </ul>
      {count > data.length && (
        <p className="pt-2 text-sm text-muted">{words.moreSteps(data.length, count)}</p>
      )}
    </DeskSection>
  );
}

/** Parts that are needed together. */
const Kit = ({ parts }: Pick<ReplacementStep, 'parts'>) => (
  <>
    {parts.map(({ quantity, ...part }, index) => (
      <Fragment key={part.part}>
        {index > 0 && ` ${words.together} `}
        {quantity > 1 && `${words.pieces(quantity)} `}
        <PartLink {...part} />
      </Fragment>
    ))}
  </>
);

const PartLink = ({ part, name }: ReplacementStep['old']) => (
  <>
    <Link
      to={deskPaths.usesOfPart(part)}
      className="figure font-semibold underline underline-offset-4"
    >
      {part}
    </Link>{' '}
    <UserText>{name}</UserText>
  </>
);

function factsOf({ machine, serials, isTwoWay, sellsOut, since }: ReplacementStep): string[] {
  return [
    machine ? words.onMachine(isolate(machine.name)) : words.everywhere,
    rangeWords(serials),
    isTwoWay ? words.bothWays : words.oneWay,
    since === null ? null : words.since(formatDate(since)),
    sellsOut ? words.sellsOut : null,
  ].filter((fact) => fact !== null);
}
