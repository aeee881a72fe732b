import type { ShownRoomPage } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { FactGroups, factValue, Unverified } from '../../components/FactsList/FactsList';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';

interface RoomAccessibilityProps {
  page: ShownRoomPage;
  words: PageContent<'room'>['accessibility'];
}

/**
 * The accessible features of a room with measurements, or that it is not accessible; and a contact (28 CFR 36.302(e)).
 * docs/behavior.md#accessible-features
 */
export function RoomAccessibility({ page, words }: RoomAccessibilityProps) {
  const { accessible, measures, unverified, communication } = page;
  const { heading, notAccessible, measures: ofAccessible, help, rooms, hotel } = words;
  const groups = [...(accessible?.groups ?? []), ...(communication ? [communication] : [])];
  return (
    <Section ground="highlight" id="accessibility">
      <div className="columns columns--desktop columns--5-6 accessibility">
        <div className="measure accessibility__text">
          <h2 className="below-6">{heading}</h2>
          {accessible ? (
            <>
              <p>{accessible.scope}</p>
              <p>
                <RichText text={accessible.smallerRoom.text} />
              </p>
            </>
          ) : (
            <p>
              <strong>{notAccessible}.</strong> {measures.length > 0 && ofAccessible}{' '}
              <TextLink to={rooms.to}>{rooms.label}</TextLink>
            </p>
          )}
          <p>
            <RichText text={help} />
          </p>
        </div>
        {measures.length > 0 && (
          <div>
            <dl className="ruled-list accessibility__measures">
              {measures.map((measure) => (
                <div className="spread accessibility__measure" key={measure.label}>
                  <dt>{measure.label}</dt>
                  <dd className="figure">{factValue(measure)}</dd>
                </div>
              ))}
            </dl>
            <Unverified facts={measures} text={unverified} />
          </div>
        )}
      </div>
      {groups.length > 0 && (
        <div className="fact-groups above-block accessibility__groups">
          <FactGroups groups={groups} />
        </div>
      )}
      <p className="above-6">
        <TextLink to={hotel.to}>{hotel.label}</TextLink>
      </p>
    </Section>
  );
}
