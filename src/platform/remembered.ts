import { sessionMemory } from './sessionMemory';

/**
 * The same pure function, which remembers its last answers: at most `most` of them, then it forgets all. It forgets them
 * at the end of the session, too.
 */
export function remembered<Answer>(
  answerTo: (text: string) => Answer,
  most = 1,
): (text: string) => Answer {
  const answers = sessionMemory(new Map<string, Answer>());
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = answerTo(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
