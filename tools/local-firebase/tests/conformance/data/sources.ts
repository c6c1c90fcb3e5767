const DOCS = 'firebase.google.com/docs/firestore';
const RPC = 'cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1';

/** Sources of the cases: pages of the public documentation, or public tests that run against production. */
export const SOURCES = {
  operators: `${DOCS}/query-data/queries#query_operators`,
  notEqual: `${DOCS}/query-data/queries#not_equal_`,
  arrayMembership: `${DOCS}/query-data/queries#array_membership`,
  inAndAny: `${DOCS}/query-data/queries#in_not-in_and_array-contains-any`,
  notIn: `${DOCS}/query-data/queries#not-in`,
  compound: `${DOCS}/query-data/queries#compound_and_queries`,
  or: `${DOCS}/query-data/queries#or_queries`,
  limitations: `${DOCS}/query-data/queries#query_limitations`,
  collectionGroups: `${DOCS}/query-data/queries#collection-group-query`,
  severalRanges: `${DOCS}/query-data/multiple-range-fields`,
  orderAndLimit: `${DOCS}/query-data/order-limit-data`,
  orderAndExistence: `${DOCS}/query-data/order-limit-data#orderby_and_existence`,
  cursors: `${DOCS}/query-data/query-cursors`,
  aggregations: `${DOCS}/query-data/aggregation-queries`,
  indexes: `${DOCS}/query-data/index-overview`,
  indexMerging: `${DOCS}/query-data/index-overview#taking_advantage_of_index_merging`,
  indexFile: 'firebase.google.com/docs/reference/firestore/indexes',
  valueOrder: `${DOCS}/manage-data/data-types#value_type_ordering`,
  dataTypes: `${DOCS}/manage-data/data-types#data_types`,
  documentLimits: `${DOCS}/quotas#collections_documents_and_fields`,
  writeLimits: `${DOCS}/quotas#writes_and_transactions`,
  indexLimits: `${DOCS}/quotas#indexes`,
  storageSize: `${DOCS}/storage-size`,
  addData: `${DOCS}/manage-data/add-data`,
  nestedFields: `${DOCS}/manage-data/add-data#update_fields_in_nested_objects`,
  arrays: `${DOCS}/manage-data/add-data#update_elements_in_an_array`,
  increment: `${DOCS}/manage-data/add-data#increment_a_numeric_value`,
  serverTimestamp: `${DOCS}/manage-data/add-data#server_timestamp`,
  deleteData: `${DOCS}/manage-data/delete-data`,
  transactions: `${DOCS}/manage-data/transactions`,
  contention: `${DOCS}/transaction-data-contention`,
  listen: `${DOCS}/query-data/listen`,
  listenChanges: `${DOCS}/query-data/listen#view_changes_between_snapshots`,
  localChanges: `${DOCS}/query-data/listen#events-local-changes`,
  fieldOperator: `${RPC}#google.firestore.v1.StructuredQuery.FieldFilter.Operator`,
  structuredQuery: `${RPC}#google.firestore.v1.StructuredQuery`,
  aggregation: `${RPC}#google.firestore.v1.StructuredAggregationQuery.Aggregation`,
  fieldTransform: `${RPC}#google.firestore.v1.DocumentTransform.FieldTransform`,
  write: `${RPC}#google.firestore.v1.Write`,
  writeResult: `${RPC}#google.firestore.v1.WriteResult`,
  precondition: `${RPC}#google.firestore.v1.Precondition`,
  documentMask: `${RPC}#google.firestore.v1.DocumentMask`,
  document: `${RPC}#google.firestore.v1.Document`,
  sdkDatabaseTest:
    'github.com/firebase/firebase-js-sdk: packages/firestore/test/integration/api/database.test.ts',
  sdkTransactionTest:
    'github.com/firebase/firebase-js-sdk: packages/firestore/test/integration/api/transactions.test.ts',
  sdkQueryTest: 'github.com/firebase/firebase-js-sdk: packages/firestore/test/integration/api/query.test.ts',
} as const;

export type Source = keyof typeof SOURCES;

/** Returns the title of a case, with the place that says so. */
export const titled = ({ name, source }: { name: string; source: Source }): string =>
  `${name} [${SOURCES[source]}]`;
