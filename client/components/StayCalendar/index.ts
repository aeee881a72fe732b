/** The calendar's entry point, loaded when a guest first interacts with a stay form. */
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
