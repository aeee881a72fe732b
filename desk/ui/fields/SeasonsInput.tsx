import { createMoney } from '../../../shared/money';
import type { Season } from '../../../shared/schema/roomFields';
import { engineNotes, nextYear, seasonLabel } from '../../content/seasons';
import { useDesk } from '../frame/DeskContext';
import { FieldFrame } from './FieldFrame';
import { ListInput, type ListInputProps } from './ListInput';

/** A room's prices by season, unless an engine sets each night's price. */
export function SeasonsInput(props: ListInputProps) {
  const { ratesSource, money } = useDesk().data;
  const note = engineNotes[ratesSource];
  if (note) {
    const { item: _, children: _children, value, onChange: _set, ...frame } = props;
    const isUnused = Array.isArray(value) && value.length > 0;
    return (
      <FieldFrame {...frame} help="">
        <p className="note">
          {isUnused ? `${note} The seasons that were entered before aren’t used.` : note}
        </p>
      </FieldFrame>
    );
  }
  const amount = money ? createMoney(money).wholeAmount : String;
  return (
    <ListInput
      {...props}
      rows={{
        nameOf: (season) => seasonLabel(season, amount),
        copyLabel: 'Copy to next year',
        copied: (season) => nextYear(season as Season),
      }}
    />
  );
}
