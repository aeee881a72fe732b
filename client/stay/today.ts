import { createContext, useCallback, useContext } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { useSiteData } from '../siteData';

/** The day of the server's HTML, on /book; other pages may be cached, so they use the clock. */
export const PageDay = createContext<string | undefined>(undefined);

/** When the server rendered /book, in ms since 1970, so that hydration starts with the same page. */
export const PageTime = createContext<number | undefined>(undefined);

/** A function that returns today's date at the hotel, so that the clock is read only if needed. */
export function useToday(): () => string {
  const { locale } = useSiteData().hotel;
  const day = useContext(PageDay);
  return useCallback(() => day ?? hotelDay(locale), [day, locale]);
}
