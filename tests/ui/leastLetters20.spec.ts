import { testLeastLetters } from './states/leastLetters';

testLeastLetters(20);
