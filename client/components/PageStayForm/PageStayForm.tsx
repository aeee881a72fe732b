import { useSettings } from '../../settings';
import { StayForm, type StayFormProps } from '../StayForm/StayForm';
import type { GivenStay } from '../StayForm/useStayForm';
import { ChildrenAges } from './ChildrenAges';

interface PageStayFormProps extends Omit<StayFormProps, 'layout' | 'sum'> {
  given: GivenStay;
  /** As they were typed. */
  ages?: readonly string[];
}

/** The stay form on a page of its own, with the children's ages where the reservation engine asks for them. */
export function PageStayForm({ ages = [], ...form }: PageStayFormProps) {
  const { asksAges } = useSettings();
  return (
    <StayForm
      layout="page"
      {...form}
      sum={asksAges && <ChildrenAges given={form.given.texts} ages={ages} />}
    />
  );
}
