import { browserChoice } from '../../ui/browserChoice';

/** Whether single characters act as shortcuts in this browser; they do unless they were switched off (R15.7). */
export const { isOn: lettersAct, keep: keepLettersAct } = browserChoice('cardfile.letters', 'off');
