/** Returns the year at the hotel. @param newYearOffset the hotel's UTC offset on New Year's Day, in ms */
export const hotelYear = ({ newYearOffset }: { newYearOffset: number }, now = Date.now()) =>
  new Date(now + newYearOffset).getUTCFullYear();
