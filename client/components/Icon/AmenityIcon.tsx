import { IconDrawing } from './Icon';

/**
 * Path data of the icons for room amenities, drawn in the style of Icon.tsx. Content uses the names in
 * shared/schema/room.ts.
 */
const icons = {
  kitchenette: 'M5 10h14v8a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM3 10h18M9 7V5.5h6V7M12 5.5V4',
  waves:
    'M2.5 8c1.6 0 1.6 1.5 3.2 1.5S7.3 8 8.9 8s1.6 1.5 3.2 1.5S13.7 8 15.3 8s1.6 1.5 3.2 1.5S20.1 8 21.5 8M2.5 13c1.6 0 1.6 1.5 3.2 1.5S7.3 13 8.9 13s1.6 1.5 3.2 1.5S13.7 13 15.3 13s1.6 1.5 3.2 1.5S20.1 13 21.5 13M2.5 18c1.6 0 1.6 1.5 3.2 1.5S7.3 18 8.9 18s1.6 1.5 3.2 1.5S13.7 18 15.3 18s1.6 1.5 3.2 1.5S20.1 18 21.5 18',
  leaves: 'M12 21v-9M12 12c0-3.5 2.5-6 6.5-6 0 3.5-2.5 6-6.5 6zM12 15c0-3-2.2-5-6-5 0 3 2.2 5 6 5z',
  window: 'M5 3.5h14v17H5zM12 3.5v17M5 11.5h14',
  mountains: 'M2.5 19l6-11 4 7 2.5-4 6.5 8z',
  king: 'M3 19v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6M3 16h18M5.5 11V7a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v4M8.5 11V9h7v2',
  queen: 'M3 19v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6M3 16h18M5.5 11V7a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v4M12 5v6',
  suite: 'M4 20V6.5L12 3l8 3.5V20M4 20h16M9.5 20v-6h5v6M9 9h.01M15 9h.01',
  balcony: 'M4 12v8M20 12v8M9.3 12v8M14.7 12v8M3 12h18M3 20h18M8 12V6a4 4 0 0 1 8 0v6',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6.2 13a8.5 8.5 0 0 1 11.6 0M9.3 16.3a4 4 0 0 1 5.4 0M12 19.5h.01',
  tv: 'M4 5h16a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8.5 20h7',
  bath: 'M3 12h18v2.5a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 14.5zM6 12V6a2.3 2.3 0 0 1 4.5-.7M8.5 7h4M7 19l-1 2M17 19l1 2',
  accessible: 'M11 4.5h.01M11 8v5.5h5l2.5 5.5M11 10h4.5M8.3 11.5a4.8 4.8 0 1 0 6.4 6.5',
  sofa: 'M5 12V8.5A2.5 2.5 0 0 1 7.5 6h9A2.5 2.5 0 0 1 19 8.5V12M3 13a2 2 0 0 1 4 0v2h10v-2a2 2 0 0 1 4 0v5H3zM5.5 18v2M18.5 18v2',
  desk: 'M3 9h18M5 9v11M19 9v11M12 9v4h7M8 9V5M6 5h4',
  door: 'M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17M3.5 21h17M14.5 12h.01',
} as const;

export type AmenityIconName = keyof typeof icons;

/** A decorative icon for an amenity. */
export const AmenityIcon = ({ name }: { name: AmenityIconName }) => <IconDrawing path={icons[name]} />;
