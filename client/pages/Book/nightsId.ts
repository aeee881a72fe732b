/** Of the element that is in the server's HTML where nights are known. */
export const nightsId = 'nights';
