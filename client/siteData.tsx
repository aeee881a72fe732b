import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Labels } from '../shared/labels';
import { labelsOf, type SiteData } from '../shared/siteData';

const SiteContext = createContext<{ data: SiteData; labels: Labels } | undefined>(undefined);

/** Provides the data that all pages share. */
export function SiteDataProvider({ data, children }: { data: SiteData; children: ReactNode }) {
  const value = useMemo(() => ({ data, labels: labelsOf(data) }), [data]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

function useSite() {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A component is outside <SiteDataProvider>');
  return site;
}

/** Returns the hotel's facts, and the wording shared by all pages. */
export const useSiteData = (): SiteData => useSite().data;

/** Returns functions that format amounts, dates, rooms and distances in the hotel's wording and units. */
export const useLabels = (): Labels => useSite().labels;
