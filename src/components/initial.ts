/** The letter that stands for a person without a photo: the first of their name, else U (spec 2). */
export function initial(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? 'U' : first.value.segment.toLocaleUpperCase();
}
