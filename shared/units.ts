/** Conversions to metric units: content uses feet and miles. */
export const metersPerFoot = 0.3048;
export const kilometersPerMile = 1.609_344;
