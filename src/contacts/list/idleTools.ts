/** Loaded once the list is whole and the browser idle. */
export { ReviewLink } from '../review/ReviewLink';
export { CardCounts } from '../same/CardCounts';
