interface QueryPlace {
  parent?: string;
  structuredQuery?: { from?: { collectionId?: string; allDescendants?: boolean }[] };
}

/** The parts of any Firestore request that say what it is about. */
interface AnyRequest extends QueryPlace {
  name?: string;
  collectionId?: string;
  document?: { name?: string };
  documents?: string[];
  writes?: {
    update?: { name?: string };
    delete?: string;
    verify?: string;
    transform?: { document?: string };
  }[];
  structuredAggregationQuery?: QueryPlace;
  addTarget?: { documents?: { documents?: string[] }; query?: QueryPlace };
  database?: string;
}

/** Describes the subject of a Firestore request in a few words: `cards/a`, `cards/a and 3 more`, `cards (query)`. */
export function describeRequest(request: AnyRequest): string {
  const { addTarget, structuredAggregationQuery, writes, documents } = request;
  if (addTarget?.query) return describeQuery(addTarget.query);
  if (addTarget?.documents) return describeNames(addTarget.documents.documents ?? []);
  if (structuredAggregationQuery)
    return describeQuery({ ...structuredAggregationQuery, parent: request.parent });
  if (request.structuredQuery) return describeQuery(request);
  if (writes) {
    return describeNames(
      writes.map(
        (write) => write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document ?? '',
      ),
    );
  }
  if (documents) return describeNames(documents);
  if (request.collectionId !== undefined)
    return `${inDatabase(request.parent)}/${request.collectionId}`.replace(/^\//, '');
  return inDatabase(request.name ?? request.document?.name ?? request.parent ?? request.database);
}

function describeQuery({ parent, structuredQuery }: QueryPlace): string {
  const { collectionId = '*', allDescendants } = structuredQuery?.from?.[0] ?? {};
  const place = [inDatabase(parent), collectionId].filter((part) => part !== '').join('/');
  return `${place} (${allDescendants ? 'group query' : 'query'})`;
}

function describeNames(names: readonly string[]): string {
  const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
  return `${inDatabase(names[0])}${more}`;
}

/** Returns the part of a resource name behind `/documents`. */
function inDatabase(name = ''): string {
  return name.replace(/^projects\/[^/]*\/databases\/[^/]*(\/documents\/?)?/, '');
}
