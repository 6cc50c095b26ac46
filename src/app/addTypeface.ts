import address from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

const FAMILY = 'Instrument Sans Variable';

/**
 * Applies the typeface if it came too late for the first page, which keeps its fallback (R15.88). Call it at a change
 * of page: all is drawn again then, and no text jumps.
 */
export async function addTypeface(): Promise<void> {
  if (isUsed()) return;
  document.fonts.add(await new FontFace(FAMILY, `url(${address})`, { weight: '400 700' }).load());
}

/** The browser lists the face as loaded, even if nothing is drawn with it. */
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
