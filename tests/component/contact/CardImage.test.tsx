import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database, type Fields } from '../fakes/fakeDatabase';
import { goOffline, goOnline, openSite } from '../fakes/site';

const STORED = 'https://firebasestorage.googleapis.com/v0/b/cards/o/grace.png?alt=media&token=t';
const NONE = 'No business card image available';
const BROKEN = 'Image not available';

async function openContact(more: Fields) {
  database.put('businessCards/grace', graceHopper({ cardImageURL: undefined, ...more }));
  const user = openSite('/contact/grace');
  await screen.findByRole('heading', { level: 2, name: 'Business Card' });
  return user;
}

function picture(): HTMLElement {
  return screen.getByRole('img', { name: 'Business card of Grace Hopper' });
}

test('without a picture it says so', async () => {
  await openContact({});
  expect(screen.getByText(NONE)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enlarge/ })).not.toBeInTheDocument();
  expect(screen.queryByText(BROKEN)).not.toBeInTheDocument();
});

test('a picture in our storage is requested in two sizes, with its token', async () => {
  await openContact({ cardImageURL: STORED });
  expect(picture()).toHaveAttribute('src', `${STORED}&w=400&q=70`);
  expect(picture()).toHaveAttribute(
    'srcset',
    `${STORED}&w=300&q=70 300w, ${STORED}&w=400&q=70 400w`,
  );
  expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText(NONE)).not.toBeInTheDocument();
});

test('a picture on another host is requested with the long parameter names', async () => {
  await openContact({ image: 'https://pictures.example/grace.png' });
  expect(picture()).toHaveAttribute(
    'src',
    'https://pictures.example/grace.png?width=400&quality=70',
  );
});

test.each(['cardImageURL', 'cardImage', 'imageURL', 'image'])(
  'the picture is found in the field %s',
  async (field) => {
    await openContact({ [field]: STORED });
    expect(picture()).toHaveAttribute('src', `${STORED}&w=400&q=70`);
  },
);

test('the first of several fields counts', async () => {
  await openContact({ image: 'https://pictures.example/old.png', cardImage: STORED });
  expect(picture()).toHaveAttribute('src', `${STORED}&w=400&q=70`);
});

test('a picture that fails is requested once more unscaled, then replaced by a message', async () => {
  await openContact({ cardImageURL: STORED });
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', STORED);
  expect(picture()).not.toHaveAttribute('srcset');
  expect(screen.queryByText(BROKEN)).not.toBeInTheDocument();

  fireEvent.error(picture());
  expect(screen.getByText(BROKEN)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Enlarge/ })).not.toBeInTheDocument();
});

test('a picture that failed without a network is requested again once there is one', async () => {
  await openContact({ cardImageURL: STORED });
  goOffline();
  fireEvent.error(picture());
  fireEvent.error(picture());
  expect(screen.getByText(BROKEN)).toBeVisible();
  goOnline();
  fireEvent(window, new Event('online'));
  expect(picture()).toHaveAttribute('src', `${STORED}&w=400&q=70`);
  expect(screen.queryByText(BROKEN)).not.toBeInTheDocument();
});

test.each([
  'javascript:alert(1)',
  'http://track.example/pixel.gif',
  'data:image/svg+xml,x',
  'card',
])('a picture at an unsafe address (%s) is not available', async (url) => {
  await openContact({ cardImageURL: url });
  expect(screen.getByText(BROKEN)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a click enlarges the picture, and any click closes it', async () => {
  const user = await openContact({ cardImageURL: STORED });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const enlarge = screen.getByRole('button', { name: 'Enlarge the business card of Grace Hopper' });

  await user.click(enlarge);
  const overlay = await screen.findByRole('dialog', { name: 'Business card of Grace Hopper' });
  const large = within(overlay).getByRole('img');
  expect(large).toHaveAttribute('src', STORED);
  expect(within(overlay).getByRole('button', { name: 'Close' })).toBeVisible();

  await user.click(large);
  await waitForElementToBeRemoved(overlay);

  await user.click(enlarge);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(enlarge).toHaveFocus();
});

test('a key zooms the enlarged picture, and one of the browser only the page', async () => {
  const user = await openContact({ cardImageURL: STORED });
  await user.click(screen.getByRole('button', { name: /^Enlarge/ }));
  const large = within(await screen.findByRole('dialog')).getByRole('img');
  fireEvent.keyDown(large, { key: '=', ctrlKey: true });
  fireEvent.keyDown(large, { key: '=', metaKey: true });
  expect(large.style.scale).toBe('1');
  fireEvent.keyDown(large, { key: '=' });
  expect(large.style.scale).toBe('1.5');
});

test.each([
  ['in the menu of the right button', 2],
  ['over another element', 0],
])('a press that ended %s drags nothing, and the next click closes it', async (_, button) => {
  const user = await openContact({ cardImageURL: STORED });
  await user.click(screen.getByRole('button', { name: /^Enlarge/ }));
  const overlay = await screen.findByRole('dialog');
  const large = within(overlay).getByRole('img');
  const drag = vi.fn();
  overlay.setPointerCapture = drag;
  fireEvent.pointerDown(large, { pointerId: 1, clientX: 10, button, buttons: button || 1 });
  fireEvent.pointerMove(large, { pointerId: 1, clientX: 100 });
  expect(drag).not.toHaveBeenCalled();
  fireEvent.click(large);
  await waitForElementToBeRemoved(overlay);
});
