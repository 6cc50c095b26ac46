import type { SeededSite } from '../serveSeededSite';
import { saveDocuments } from '../seed/writers';

/** What the iPhone reads from Dana Whitfield's card: the first letter of its last word is misread. */
export const READ = {
  name: 'Dana Whitfield',
  title: 'Project Developer',
  company: 'Copper Basin 5olar',
  phone: '(520) 555-0119',
  email: 'dana@copperbasin.example',
};

const SEEDED = 'demo-36';
const OTHER = 'demo-03';
const SCANNED = 'scanned-in-the-film';

/** Plays the iPhone app of the demo account. */
export class Scanner {
  private readonly database: SeededSite['database'];
  private readonly picture: string;

  private constructor(database: SeededSite['database'], picture: string) {
    this.database = database;
    this.picture = picture;
  }

  /** The seeded contact of the card goes: it is not scanned yet. */
  static async with(database: SeededSite['database']): Promise<Scanner> {
    await request(database, SEEDED, 'DELETE');
    // The pictures of all cards are at one place.
    const other = (await request(database, OTHER, 'GET')) as {
      fields: { cardImageURL: { stringValue: string } };
    };
    const picture = other.fields.cardImageURL.stringValue.replaceAll(OTHER, SEEDED);
    return new Scanner(database, picture);
  }

  async scan(): Promise<void> {
    const now = new Date();
    const contact = {
      ...READ,
      userId: 'demo',
      cardImageURL: this.picture,
      createdAt: now,
      updatedAt: now,
    };
    await saveDocuments({ [`businessCards/${SCANNED}`]: contact }, this.database);
  }

  async forget(): Promise<void> {
    await request(this.database, SCANNED, 'DELETE');
  }
}

async function request(
  { projectId, firestore }: SeededSite['database'],
  id: string,
  method: string,
): Promise<unknown> {
  const documents = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/businessCards/${id}`, {
    method,
    headers: { authorization: 'Bearer owner' },
  });
  return answer.json();
}
