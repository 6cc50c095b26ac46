import { vi } from 'vitest';

export interface SavedFile {
  name: string;
  type: string;
  /** The file's bytes as a text editor would not show them: the byte order mark stays. */
  text: string;
}

/** Catches what the site saves as a file, instead of leaving it to the browser. */
export function catchSavedFiles(): () => Promise<SavedFile[]> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (!(blob instanceof Blob)) throw new Error('Only blobs are saved as files.');
    blobs.push(blob);
    return `blob:${String(blobs.length)}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.href === `blob:${String(blobs.length)}`) names.push(this.download);
  });
  return () =>
    Promise.all(
      names.map(async (name, place) => {
        const blob = blobs[place] ?? new Blob();
        const bytes = await blob.arrayBuffer();
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        return { name, type: blob.type, text };
      }),
    );
}
