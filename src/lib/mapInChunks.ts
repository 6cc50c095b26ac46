/** Maps a long array, `size` items in a task, so that no task delays a key press or a frame. */
export async function mapInChunks<From, To>(
  items: readonly From[],
  size: number,
  map: (item: From) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await nextTask();
    for (const item of items.slice(start, start + size)) mapped.push(map(item));
  }
  return mapped;
}

/** Lets key presses and frames come first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
