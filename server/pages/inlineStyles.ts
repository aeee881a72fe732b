import { brand } from '../../generated/content/brand';
import { fonts } from '../../generated/content/fonts';
import { pictures } from '../../generated/content/pictures';
import { preloadedFonts } from '../../shared/fontRecord';
import { hotelStyles } from './hotelStyles';

/** The text of the `<style>` of every page. */
export const inlineStyles = hotelStyles({ brand, pictures }, fonts);

/** The files of typefaces that every page preloads. */
export const fontPreloads = preloadedFonts(fonts);
