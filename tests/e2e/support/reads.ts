import type { Page, Response } from '@playwright/test';

/** What the database asks money for. */
export interface Reads {
  /**
   * So far, in documents: one for each thousand contacts counted, too, one for an empty answer, and one for each
   * document that is asked for by its name, whether it is there or not.
   */
  count: () => number;
  /** How many counts of contacts were answered. */
  counts: () => number;
}

/** Counts what the page reads from the database from now on, in the answers to questions that name `what`. */
export function countReads(page: Page, what = /./): Reads {
  let documents = 0;
  let counts = 0;
  page.on('response', async (response) => {
    const method = /\/documents:(\w+)$/.exec(new URL(response.url()).pathname)?.[1];
    if (!method || !/^(run|batchGet)/.test(method)) return;
    const question = response.request().postData();
    if (response.request().method() !== 'POST' || !question || !what.test(question)) return;
    const rows = await rowsOf(response);
    const read = rows.filter(({ document, found, missing }) => document ?? found ?? missing).length;
    const fields = Object.values(rows[0]?.result?.aggregateFields ?? {});
    const counted = Number(fields[0]?.integerValue ?? 0);
    if (method === 'runAggregationQuery') counts += 1;
    documents += Math.max(1, read, Math.ceil(counted / 1_000));
  });
  return { count: () => documents, counts: () => counts };
}

interface Row {
  /** Of a query. */
  document?: object;
  /** Of a name: the document, or the name of one that is not there. */
  found?: object;
  missing?: string;
  result?: { aggregateFields: Record<string, { integerValue: string }> };
}

async function rowsOf(response: Response): Promise<Row[]> {
  return (await response.json()) as Row[];
}
