/** The key that is pressed. For a letter of another script, the Latin one that most keyboards have at its place. */
export function latinKey({ key, code }: { key: string; code: string }): string {
  const isOther = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return (isOther && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key;
}
