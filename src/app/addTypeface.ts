import address from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

const FAMILY = 'Instrument Sans Variable';

/**
 * Puts the typeface into use where it came too late for the first page, which then keeps its fallback (R15.88). To be
 * called at a change of page: all is drawn again then, and nothing swaps.
 */
export async function addTypeface(): Promise<void> {
  if (isUsed()) return;
  document.fonts.add(await new FontFace(FAMILY, `url(${address})`, { weight: '400 700' }).load());
}

/** The browser's list of faces says that it is loaded, and not whether it is drawn. */
function isUsed(): boolean {
  const probe = document.createElement('span');
  probe.textContent = 'Cardfile';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden' });
  document.body.append(probe);
  const [withFace, without] = [`'${FAMILY}', monospace`, 'monospace'].map((family) => {
    probe.style.fontFamily = family;
    return probe.offsetWidth;
  });
  probe.remove();
  return withFace !== without;
}
