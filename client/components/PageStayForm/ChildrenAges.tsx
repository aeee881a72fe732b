import { ageField, maxChildAge } from '../../../shared/bookQuery';
import type { PageContent } from '../../../shared/schema/pages';
import { parseCount, type StayEntries } from '../../../shared/stay';
import { useStayEntries } from '../../stay/stayStore';
import { Icon } from '../Icon/Icon';

interface ChildrenAgesProps {
  words: PageContent<'book'>['ages'];
  initial: StayEntries;
  /** Ages in the URL's query, not validated. */
  ages: readonly string[];
}

/** An age field for each child, for reservation engines that require ages. docs/behavior.md#engines */
export function ChildrenAges({ words: { legend, child, choose }, initial, ages }: ChildrenAgesProps) {
  const count = parseCount(useStayEntries(initial).children);
  if (!(count > 0)) return null;
  return (
    <fieldset className="cluster ages">
      <legend className="stay__label">{legend}</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children are identified by position
        <label key={index}>
          {child} {index + 1}
          <span className="stay__select">
            <select className="stay__value" name={ageField} defaultValue={ages[index] ?? ''} required>
              <option value="">{choose}</option>
              {Array.from({ length: maxChildAge + 1 }, (_unused, age) => (
                <option key={String(age)}>{age}</option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
