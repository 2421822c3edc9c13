import type { BookFigure } from '@harrow/contract';
import { MousePointerClick } from 'lucide-react';
import { State } from '@/components/desk/state';
import { Button } from '@/components/ui/button';
import { UserText } from '@/components/ui/user-text';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import { MIDDLE, type Placed, type Placing, type PlacingAction, type Point } from '../lib/placing';
import { PercentField } from './percent-field';
import { NEXT_NUMBER, NUMBER } from './placing-sheet';

const words = messages.bookFigures;

/** The number of an item that is not in the drawing yet. */
const UNPLACED = `${NUMBER} border-dashed border-edge! text-muted!`;
const CELL = 'border-b border-line py-1.5 align-top';

type Line = BookFigure['lines'][number];

interface PlacingListProps {
  placing: Placing;
  lines: readonly Line[];
  act: (action: PlacingAction) => void;
}

/** The list of a figure with the places of its numbers in two fields each, which do what the drawing does. */
export function PlacingList({ placing, lines, act }: PlacingListProps) {
  return (
    <table className="w-full border-collapse self-start">
      <thead>
        <tr className="label border-b-2 border-ink text-left">
          <th scope="col" className="w-11 pb-2 font-[inherit]">
            {words.item}
          </th>
          <th scope="col" className="pb-2 pl-2 font-[inherit]">
            {words.part}
          </th>
          <th scope="col" className="w-42 pb-2 pl-2 font-[inherit]">
            {words.balloon}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <LineRow
            key={index}
            line={line}
            isFirst={lines.findIndex(({ item }) => item === line.item) === index}
            placing={placing}
            act={act}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineRowProps extends Omit<PlacingListProps, 'lines'> {
  line: Line;
  /** Whether it is the first line of its item. */
  isFirst: boolean;
}

function LineRow({ line, isFirst, placing, act }: LineRowProps) {
  const { item } = line;
  const numbers = placing.placed.filter((each) => each.item === item);
  const isNext = placing.next === item && isFirst;
  const isUnplaced = numbers.length === 0;
  return (
    <tr className={isNext ? 'bg-panel' : ''}>
      <td className={`${CELL} ${isNext ? 'border-l-4 border-l-ink pl-1' : ''}`}>
        <span className={isNext ? NEXT_NUMBER : isUnplaced ? UNPLACED : NUMBER}>{item}</span>
      </td>
      <td className={`${CELL} pl-2`}>
        <UserText className="block leading-snug wrap-anywhere">{line.name}</UserText>
        <span className="figure block text-sm wrap-anywhere text-muted">{factsOf(line)}</span>
      </td>
      <td className={`${CELL} pl-2`}>
        {!isFirst && <span className="text-sm text-muted">{words.asAbove}</span>}
        {isFirst && isNext && isUnplaced && (
          <State icon={MousePointerClick} tone="due">
            {words.placeNow}
          </State>
        )}
        {isFirst && !isNext && isUnplaced && (
          <Button
            variant="tool"
            size="row"
            aria-label={words.placeItem(item)}
            onClick={({ detail }) => {
              act({ type: 'pick', item });
              // without a pointer it begins in the middle, and the arrow keys move it from there
              if (detail === 0) act({ type: 'press', at: MIDDLE });
            }}
          >
            {words.place}
          </Button>
        )}
        {isFirst && (
          <div className="grid gap-1.5">
            {numbers.map((placed) => (
              <Places key={placed.id} placed={placed} act={act} />
            ))}
          </div>
        )}
      </td>
    </tr>
  );
}

function factsOf({ part, serials, quantity }: Line): string {
  const facts = [
    part ?? words.notSold,
    rangeWords(serials),
    quantity !== null && quantity > 1 ? words.pieces(quantity) : null,
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}

function Places({ placed, act }: { placed: Placed; act: (action: PlacingAction) => void }) {
  const { id, item, x, y, tipX, tipY } = placed;
  return (
    <>
      <Fields
        at={{ x, y }}
        labels={[words.across(item), words.down(item)]}
        onChange={(at) => act({ type: 'move', id, at })}
      />
      {tipX !== null && tipY !== null && (
        <Fields
          at={{ x: tipX, y: tipY }}
          labels={[words.tipAcross(item), words.tipDown(item)]}
          onChange={(at) => act({ type: 'moveTip', id, at })}
        />
      )}
    </>
  );
}

interface FieldsProps {
  at: Point;
  labels: readonly [across: string, down: string];
  onChange: (at: Point) => void;
}

const Fields = ({ at, labels: [across, down], onChange }: FieldsProps) => (
  <span className="flex gap-1">
    <PercentField label={across} value={at.x} onChange={(x) => onChange({ ...at, x })} />
    <PercentField label={down} value={at.y} onChange={(y) => onChange({ ...at, y })} />
  </span>
);
