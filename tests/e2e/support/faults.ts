/** A browser test by its file in this folder and its title. */
type Tested = readonly [file: string, title: string];

/** The faults that the site survives, and the tests that make each of them happen. */
export const FAULTS: Readonly<Record<string, readonly Tested[]>> = {
  'offline before the load': [
    ['offline', 'offline is never shown as an empty list, and Try Again works once online'],
    [
      'offline',
      'a page that was never opened before says offline, and comes by itself once online',
    ],
    ['offline', 'the login says what is wrong when the network is'],
  ],
  'offline between load and save': [
    ['saveFailure', 'offline is said as offline, and the form is kept'],
    ['contactMessage', 'offline too, though the code that sends was never loaded'],
    ['supportRequest', 'offline too, though the code that sends was never loaded'],
  ],
  'the database stops in the middle of 10,000 contacts': [
    [
      'tenThousand',
      'the newest can be used, the rest is said to be missing, and comes once it is back',
    ],
  ],
  'a write that is answered too late': [
    ['saveFailure', 'a write that is answered too late may have been done, and is said so'],
  ],
  'the file storage refuses, or is not there': [
    ['profilePhoto', 'what the rules refuse on the first path is tried on the others, and said'],
    ['profilePhoto', 'a storage that does not answer is said in time, and nothing typed is lost'],
  ],
  'the functions answer rubbish, or nothing': [
    ['pricing', 'because no answer comes within 15 seconds, those of the Emirates stand there'],
    ['functionFaults', 'a support request that is answered with rubbish has failed, and is kept'],
    [
      'functionFaults',
      'a support request that is not answered within 20 seconds has failed, and is kept',
    ],
  ],
  'a session that is revoked in the middle of an edit': [
    ['sessionEndsMidEdit', 'what was typed is in the form again after the login, and can be saved'],
    ['sessionEndsMidEdit', 'nobody else sees it, not even its owner after that'],
    ['sessionEndsMidEdit', 'the profile is kept the same way'],
  ],
  'a contact that is deleted elsewhere while it stands open': [
    [
      'deletedElsewhere',
      'a contact that was deleted while it stood open cannot be edited, and leaves the list',
    ],
    ['deletedElsewhere', 'to delete it once more is no failure'],
    [
      'saveFailure',
      'a contact that was deleted meanwhile cannot be saved, and is not brought back',
    ],
  ],
  'a part of the site that a deploy took away': [
    ['lostChunk', 'a page whose code a deploy took away comes after one reload, without a word'],
    ['lostChunk', 'so does the login, whose sign-in code is loaded when it is needed'],
    ['lostChunk', 'the page says so and has a Reload button'],
    [
      'lostChunk',
      'so it does where the sign-in code is lost, which is not asked for over and over',
    ],
    ['lostChunk', 'a message that is being sent is not reloaded away'],
  ],
  'a browser that refuses every storage': [
    ['refusedStorage', 'the public pages are as they are'],
    ['refusedStorage', 'sign-in, list and edit work; the session lasts as long as the page'],
  ],
};
