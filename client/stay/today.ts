import { createContext, useCallback, useContext } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { useSiteData } from '../siteData';

/** The date on which the server rendered /book. Other pages may be cached, so they use the clock. */
export const PageDay = createContext<string | undefined>(undefined);

/** The time at which the server rendered /book, in ms since 1970. Hydration must render the same page. */
export const PageTime = createContext<number | undefined>(undefined);

/** Returns a function that returns today's date at the hotel. Only calling that function reads the clock. */
export function useToday(): () => string {
  const { locale } = useSiteData().hotel;
  const day = useContext(PageDay);
  return useCallback(() => day ?? hotelDay(locale), [day, locale]);
}
