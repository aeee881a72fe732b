import type { BookableRoom } from '../../../shared/room';
import type { PageContent } from '../../../shared/schema/pages';
import type { UiText } from '../../../shared/ui/defaults';
import { useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { changeStay, useStayEntries } from '../../stay/stayStore';
import { SelectCell } from '../StayForm/StayCell';
import { StayForm, type StayFormProps } from '../StayForm/StayForm';
import type { InitialStay } from '../StayForm/useStayForm';
import { ChildrenAges } from './ChildrenAges';
import { OnlyCancelable } from './OnlyCancelable';

interface RoomField {
  words: UiText['book'];
  rooms: readonly BookableRoom[];
  onChoose: (slug: string) => void;
}

interface PageStayFormProps extends Omit<StayFormProps, 'layout' | 'sum'> {
  initial: InitialStay;
  ageWords: PageContent<'book'>['ages'];
  /** Ages in the URL's query, not validated. */
  ages?: readonly string[];
  /** A field for choosing a room. */
  roomField?: RoomField;
  /** Label of the checkbox for cancelable rates; undefined if all rates are cancelable. */
  cancelableLabel?: string | undefined;
}

/** The stay form on /book, with optional fields for the children's ages, the room and cancelable rates. */
export function PageStayForm({
  ageWords,
  ages = [],
  roomField,
  cancelableLabel,
  ...form
}: PageStayFormProps) {
  const { asksAges } = useSiteData().settings;
  const { cancelable } = useStayEntries(form.initial.entries);
  const { isTooSmall, tooSmall, fittingFirst } = useRoomFit(form.initial.entries);
  return (
    <StayForm
      layout="page"
      {...form}
      sum={
        <>
          {asksAges && <ChildrenAges words={ageWords} initial={form.initial.entries} ages={ages} />}
          {roomField && (
            <SelectCell
              field="room"
              words={roomField.words.room}
              value={form.room?.slug ?? ''}
              onChoose={roomField.onChoose}
            >
              <option value="">{roomField.words.anyRoom}</option>
              {fittingFirst(roomField.rooms).map((room) => (
                <option key={room.slug} value={room.slug} translate="no">
                  {isTooSmall(room) ? `${room.name} (${tooSmall})` : room.name}
                </option>
              ))}
            </SelectCell>
          )}
          {cancelableLabel && (
            <OnlyCancelable
              label={cancelableLabel}
              isField
              isChecked={cancelable !== ''}
              onChange={(isChecked) => changeStay({ cancelable: isChecked ? '1' : '' })}
            />
          )}
        </>
      }
    />
  );
}
