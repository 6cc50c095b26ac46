import { administrator, suite } from '../../setup/suite';

type RawFields = Record<string, unknown>;
interface RawDocument {
  name: string;
  fields: RawFields;
}

const documents = `http://${suite.firestore}/v1/projects/${suite.projectId}/databases/(default)/documents`;

/** The fields of a document as the database sends them, each with its type, past the rules. */
export async function rawFields(path: string): Promise<RawFields> {
  const response = await fetch(`${documents}/${path}`, { headers: administrator });
  if (!response.ok) throw new Error(`Firestore emulator: ${response.status} for ${path}`);
  return ((await response.json()) as RawDocument).fields;
}

/** The same of all contacts of a user, by their names. */
export async function rawContacts(uid: string): Promise<Map<string, RawFields>> {
  const where = {
    fieldFilter: {
      field: { fieldPath: 'userId' },
      op: 'EQUAL',
      value: { stringValue: uid },
    },
  };
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { ...administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'businessCards' }], where } }),
  });
  const rows = (await response.json()) as { document?: RawDocument }[];
  return new Map(
    rows.flatMap(({ document }) => (document ? [[document.name, document.fields]] : [])),
  );
}
