import type { ReactNode } from 'react';
import type { PageContent } from '../../../shared/schema/pages';
import { useSiteData } from '../../siteData';
import { StayForm, type StayFormProps } from '../StayForm/StayForm';
import type { GivenStay } from '../StayForm/useStayForm';
import { ChildrenAges } from './ChildrenAges';

interface PageStayFormProps extends Omit<StayFormProps, 'layout' | 'sum'> {
  given: GivenStay;
  ageWords: PageContent<'book'>['ages'];
  /** As they were typed. */
  ages?: readonly string[];
  /** The sum that goes along. */
  seen?: ReactNode;
}

/** The stay form on a page of its own, with the children's ages where the reservation engine asks for them. */
export function PageStayForm({ ageWords, ages = [], seen, ...form }: PageStayFormProps) {
  const { asksAges } = useSiteData().settings;
  return (
    <StayForm
      layout="page"
      {...form}
      sum={
        <>
          {asksAges && <ChildrenAges words={ageWords} given={form.given.texts} ages={ages} />}
          {seen}
        </>
      }
    />
  );
}
