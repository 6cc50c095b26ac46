/** Saves a file on the person's computer; a text in UTF-8. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
