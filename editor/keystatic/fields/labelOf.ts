/** 'extraAmenities' -> 'Extra amenities' */
export function labelOf(name: string): string {
  const words = name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[-_]/g, ' ')
    .replace(/^[A-Z ]{3,}$/, (capitals) => capitals.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
