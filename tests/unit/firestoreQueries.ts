import ts from 'typescript';

/** One `query(...)` of the source, as far as an index is concerned. */
export interface FirestoreQuery {
  /** Its first argument as written, such as `contactsCollection()`. */
  source: string;
  filters: { field: string; operator: string }[];
  orders: { field: string; direction: string }[];
}

/**
 * Every Firestore query in a source text. Throws where a `where` or an `orderBy` stands outside a
 * `query(...)` or is not written out, because the text would not show its index.
 */
export function firestoreQueries(fileName: string, text: string): FirestoreQuery[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  if (!importsFirestore(file)) return [];
  const queries: FirestoreQuery[] = [];
  const visit = (node: ts.Node): void => {
    if (isCallOf(node, 'query')) queries.push(readQuery(node));
    if (isConstraint(node) && !isCallOf(node.parent, 'query')) {
      throw new Error(`${fileName}: ${node.getText()} must stand directly inside query(...)`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return queries;
}

function importsFirestore(file: ts.SourceFile): boolean {
  return file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      /^['"]firebase\/firestore/.test(statement.moduleSpecifier.getText()),
  );
}

function readQuery(call: ts.CallExpression): FirestoreQuery {
  const [source, ...constraints] = call.arguments;
  return {
    source: source?.getText() ?? '',
    filters: constraints
      .filter((node) => isCallOf(node, 'where'))
      .map((node) => ({ field: wordAt(node, 0), operator: wordAt(node, 1) })),
    orders: constraints
      .filter((node) => isCallOf(node, 'orderBy'))
      .map((node) => ({
        field: wordAt(node, 0),
        direction: node.arguments[1] ? wordAt(node, 1) : 'asc',
      })),
  };
}

function isConstraint(node: ts.Node): node is ts.CallExpression {
  return isCallOf(node, 'where') || isCallOf(node, 'orderBy');
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === name;
}

function wordAt(call: ts.CallExpression, position: number): string {
  const argument = call.arguments[position];
  if (argument && ts.isStringLiteral(argument)) return argument.text;
  throw new Error(
    `${call.getSourceFile().fileName}: ${call.getText()} must spell its words out as strings`,
  );
}
