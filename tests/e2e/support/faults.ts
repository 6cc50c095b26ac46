/** A browser test by its file in this folder and its title. */
type Tested = readonly [file: string, title: string];

/** The faults that the site survives, and the tests that make each of them happen. */
export const FAULTS: Readonly<Record<string, readonly Tested[]>> = {
  'offline before the load': [
    ['offline', 'offline is never shown as an empty list, and the list comes with the network'],
    ['offline', 'a page never opened before says offline, and loads by itself once online'],
    ['offline', 'the login says what is wrong when the network is'],
  ],
  'offline between load and save': [
    ['saveFailure', 'says offline when offline, and keeps the form'],
    ['contactMessage', 'says so offline too, when the sending code was never loaded'],
    ['supportRequest', 'says so offline too, when the sending code was never loaded'],
  ],
  'the database stops in the middle of 10,000 contacts': [
    [
      'tenThousand',
      'the newest are usable, the rest is reported missing, and loads once it is back',
    ],
  ],
  'a write that is answered too late': [
    ['saveFailure', 'a write answered too late is reported as possibly done'],
  ],
  'the file storage refuses, or is not there': [
    ['profilePhoto', 'an upload that the rules refuse is tried on the other paths, then reported'],
    [
      'profilePhoto',
      'a storage that does not answer is reported in time, and nothing typed is lost',
    ],
  ],
  'a deletion that stops half-way': [
    ['pictureDeletion', 'while a picture cannot be deleted its contact stays in Recently Deleted'],
    ['accountLife', 'the whole life of an account: nothing is left of it'],
  ],
  'a deletion and its undo while offline': [
    ['undo', 'an undo that fails keeps everything, and can be tried again'],
    ['undo', 'a contact is not overwritten'],
  ],
  'a network that goes in the middle of a change of several contacts': [
    ['review', 'a merge that is cut off in the middle leaves both cards as they were'],
    [
      'addLine',
      'a line is refused before it begins, and one that is cut off half-way says who is left',
    ],
  ],
  'a worker that does not start': [
    [
      'review',
      'where no worker starts the page looks through 1,200 contacts itself, in short tasks',
    ],
  ],
  'two people who change one contact': [
    [
      'conflict',
      'two tabs that change one text: the later save asks, and overwrites nothing by itself',
    ],
    ['conflict', 'a contact that the phone has changed: theirs stays where it is chosen'],
  ],
  'the functions answer rubbish, or nothing': [
    ['pricing', 'shows the prices of the Emirates if no answer comes within 15 seconds'],
    ['functionFaults', 'a support request that is answered with rubbish has failed, and is kept'],
    [
      'functionFaults',
      'a support request that is not answered within 20 seconds has failed, and is kept',
    ],
  ],
  'a session that is revoked in the middle of an edit': [
    ['sessionEndsMidEdit', 'the form holds what was typed after the login, and can save it'],
    ['sessionEndsMidEdit', 'no other user sees it, and it is gone afterwards'],
    ['sessionEndsMidEdit', 'the profile is kept the same way'],
  ],
  'a contact that is deleted elsewhere while it stands open': [
    [
      'deletedElsewhere',
      'a contact deleted elsewhere while open cannot be edited, and leaves the list',
    ],
    ['deletedElsewhere', 'deleting it again is not a failure'],
    ['saveFailure', 'a contact deleted while editing cannot be saved, and does not come back'],
  ],
  'a part of the site that a deploy took away': [
    ['lostChunk', 'a page whose code a deploy removed opens after one silent reload'],
    ['lostChunk', 'so does the login, when its sign-in code was removed'],
    ['lostChunk', 'the page says so and has a Reload button'],
    ['lostChunk', 'so does the login when its sign-in code is lost, without repeated requests'],
    ['lostChunk', 'a message that is being sent is not lost by a reload'],
  ],
  'a database that never answers': [
    ['silentStorage', 'where the browser never opens a database, session and list are there'],
  ],
  'a database that an earlier page left blocked': [
    [
      'silentStorage',
      'databases that stay blocked cost neither the session nor the list, and hold up no log-out',
    ],
  ],
  'a page that closes in the middle of a log-out': [
    ['silentStorage', 'a page that closed in the middle of a log-out has the next one end it'],
  ],
  'a full browser': [
    [
      'silentStorage',
      'where the browser is full, the session lives in memory, and the page says so',
    ],
  ],
  'one answer of 401 or 503': [
    ['sessionLife', 'neither ends the session nor loses a list or a save'],
  ],
  'a sign-in service that is silent or faulty when a page starts': [
    ['silentStorage', 'a silent sign-in service holds up no page, and the stored session stands'],
    ['silentStorage', 'the stored session stands'],
  ],
  'a browser that refuses every storage': [
    ['refusedStorage', 'the public pages work'],
    ['refusedStorage', 'login, list and edit work; the session lasts as long as the page'],
  ],
};
