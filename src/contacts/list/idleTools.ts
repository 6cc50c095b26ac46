/** Loaded once the list is whole and the browser idle. */
export { CompanyCells } from '../company/CompanyCells';
export { ReviewLink } from '../review/ReviewLink';
export { CardCounts } from '../same/CardCounts';
