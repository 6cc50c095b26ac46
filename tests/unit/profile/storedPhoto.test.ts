import { beforeEach, expect, test, vi } from 'vitest';
import { RemoteError } from '../../../src/firebase/remoteCall';
import { photoAddress, PhotoError, profilePhoto } from '../../../src/profile/photo';
import { storedPhoto } from '../../../src/profile/storedPhoto';
import { uploadProfilePhoto } from '../../../src/profile/upload';

vi.mock(import('../../../src/profile/photo'), async (load) => ({
  ...(await load()),
  profilePhoto: vi.fn(),
  photoAddress: vi.fn(),
}));
vi.mock(import('../../../src/profile/upload'), () => ({
  uploadProfilePhoto: vi.fn(),
}));
vi.stubGlobal('navigator', { onLine: true });

const upload = vi.mocked(uploadProfilePhoto);
const OLD = 'https://files/old.jpg';
const FILE = new File(['photo'], 'holiday.png', { type: 'image/png' });
const PHOTO = new Blob(['small'], { type: 'image/jpeg' });
const onProgress = (): void => {};

function store(newPhoto: File | null) {
  const profile = {
    uid: 'ada',
    email: '',
    isMissing: false,
    name: '',
    changed: {},
    isSignInStale: false,
  };
  const change = { ...profile, storedPhotoURL: OLD, photoURL: OLD, newPhoto };
  return storedPhoto(change, onProgress);
}

function standAt(hostname: string): void {
  vi.stubGlobal('window', { location: { hostname } });
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(profilePhoto).mockResolvedValue(PHOTO);
  vi.mocked(photoAddress).mockResolvedValue('data:image/jpeg;base64,AA==');
  standAt('cardfile.example');
});

test('without a new photo the old one stays, and nothing is sent', async () => {
  expect(await store(null)).toEqual({ kind: 'stored', photoURL: OLD });
  expect(upload).not.toHaveBeenCalled();
});

test('a new photo is made small, then uploaded, and its address is the answer', async () => {
  upload.mockResolvedValue('https://files/new.jpg');
  expect(await store(FILE)).toEqual({ kind: 'stored', photoURL: 'https://files/new.jpg' });
  expect(profilePhoto).toHaveBeenCalledWith(FILE);
  expect(upload).toHaveBeenCalledWith('ada', PHOTO, onProgress);
});

test.each([
  [new PhotoError('This file is not an image.'), 'This file is not an image.'],
  [new Error('canvas exploded'), 'An unexpected error occurred.'],
])('a photo that cannot be used is never sent (%s)', async (error, reason) => {
  vi.mocked(profilePhoto).mockRejectedValue(error);
  expect(await store(FILE)).toEqual({ kind: 'photoUnusable', reason });
  expect(upload).not.toHaveBeenCalled();
});

test('an upload that fails is an answer', async () => {
  upload.mockRejectedValue(new RemoteError('denied', null));
  expect(await store(FILE)).toEqual({ kind: 'photoNotStored', failure: 'denied' });
  expect(photoAddress).not.toHaveBeenCalled();
});

test('an upload without an address is one too', async () => {
  upload.mockResolvedValue('');
  expect(await store(FILE)).toEqual({ kind: 'noPhotoAddress' });
});

test('on localhost, and only there, a photo that cannot be uploaded stands in its address', async () => {
  standAt('localhost');
  upload.mockRejectedValue(new RemoteError('unknown', null));
  expect(await store(FILE)).toEqual({ kind: 'stored', photoURL: 'data:image/jpeg;base64,AA==' });
  expect(photoAddress).toHaveBeenCalledWith(PHOTO);

  for (const host of ['127.0.0.1', 'localhost.example', 'cardfile.example']) {
    standAt(host);
    expect(await store(FILE)).toEqual({ kind: 'photoNotStored', failure: 'unknown' });
  }
});

test('if even that fails, it is reported like any failed upload', async () => {
  standAt('localhost');
  upload.mockRejectedValue(new RemoteError('unknown', null));
  vi.mocked(photoAddress).mockRejectedValue(new PhotoError('This browser cannot.'));
  expect(await store(FILE)).toEqual({ kind: 'photoNotStored', failure: 'unknown' });
});
