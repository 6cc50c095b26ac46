/** The longer side of a stored photo, in pixels: enough for any place that shows it. */
const LONGEST_SIDE = 1024;

/**
 * The longer side, in pixels, of a photo that is stored as a data URL. It travels with every request inside the
 * sign-in token, and servers refuse headers of more than 16 KB.
 */
const SIDE_IN_ADDRESS = 96;

/** The largest file that is decoded, in bytes; phones make photos of up to about 15 MB. */
const LARGEST_FILE = 25 * 1024 * 1024;

/** Thrown with a sentence for the person who chose the file. */
export class PhotoError extends Error {}

/**
 * Decodes a chosen file and encodes it again as a JPEG of at most 1,024 px: what is stored is a picture
 * and nothing else, without the place and time that cameras write into theirs. Throws `PhotoError`.
 */
export async function profilePhoto(file: Blob): Promise<Blob> {
  if (file.size > LARGEST_FILE) throw new PhotoError('This image is larger than 25 MB.');
  return reencoded(file, LONGEST_SIDE);
}

/** The photo as a data URL, small enough for a document. */
export async function photoAddress(photo: Blob): Promise<string> {
  const small = await reencoded(photo, SIDE_IN_ADDRESS);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // A string, because it is read as a data URL.
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new PhotoError('This browser can’t process the image.'));
    };
    reader.readAsDataURL(small);
  });
}

async function reencoded(file: Blob, longest: number): Promise<Blob> {
  const picture = await decoded(file);
  try {
    return await encoded(picture, longest);
  } finally {
    picture.close();
  }
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Windows gives some kinds of pictures no type.
    const isOther = file.type !== '' && !file.type.startsWith('image/');
    throw new PhotoError(
      isOther
        ? 'This file isn’t an image.'
        : 'This image can’t be read. Choose a JPEG, PNG, WebP or GIF.',
    );
  }
}

async function encoded(picture: ImageBitmap, longest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('This browser can’t process the image.');
  if (!drawsTrue())
    throw new PhotoError(
      'This browser guards against tracking and would store noise. Let this site use canvas data, or choose the photo in another browser.',
    );
  // JPEG has no transparency: without this, transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new PhotoError('This browser can’t process the image.'));
      },
      'image/jpeg',
      0.85,
    );
  });
}

// Each channel in full and not at all, so that no plain colour passes for them.
const PROBE = ['#f00', '#0f0', '#00f', '#0ff', '#f0f', '#ff0'];

/** Some browsers give noise in place of what was drawn; others only change the last bits, which nobody sees. */
function drawsTrue(): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PROBE.length, 1];
  const context = canvas.getContext('2d');
  if (!context) return false;
  PROBE.forEach((colour, at) => {
    context.fillStyle = colour;
    context.fillRect(at, 0, 1, 1);
  });
  // All at once: browsers warn of many small readings.
  const { data } = context.getImageData(0, 0, PROBE.length, 1);
  const drawn = PROBE.flatMap((colour) => [
    ...Array.from(colour.slice(1), (digit) => (digit === 'f' ? 255 : 0)),
    255,
  ]);
  return drawn.every((channel, at) => Math.abs((data[at] ?? -1) - channel) < 16);
}
