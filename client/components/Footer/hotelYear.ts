/** The year at the hotel. @param newYearOffset its time zone's offset from UTC on New Year's Day, in ms. */
export const hotelYear = ({ newYearOffset }: { newYearOffset: number }, now = Date.now()) =>
  new Date(now + newYearOffset).getUTCFullYear();
