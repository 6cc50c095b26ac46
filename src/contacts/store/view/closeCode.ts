// What the late code for misspelt searches has.
export { CloseIndex } from '../../model/closeSearch';
export { differingPieces } from '../../model/differingPieces';
