/** A picture in the shape of a card, for all files that a test has stored without a content. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAIAAAD38zoCAAAAEUlEQVR42mO48eADVsRABwkA7tRqQXU676sAAAAASUVORK5CYII=',
  'base64',
);
