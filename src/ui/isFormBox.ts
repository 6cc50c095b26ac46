/** Whether it is a box that one types or chooses in. */
export function isFormBox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
