/**
 * The messages of the Firestore v1 API as protocol buffer text, so that the compiled server needs no
 * files beside itself. Taken from googleapis (google/firestore/v1), comments removed.
 *
 * Copyright 2025 Google LLC. Licensed under the Apache License, Version 2.0
 * (apache.org/licenses/LICENSE-2.0).
 */
export const PROTO_TEXTS = [
  `syntax = "proto3";
package google.protobuf;
message Timestamp { int64 seconds = 1; int32 nanos = 2; }
message Int32Value { int32 value = 1; }
message Int64Value { int64 value = 1; }
message DoubleValue { double value = 1; }
message Empty {}
enum NullValue { NULL_VALUE = 0; }
`,
  `syntax = "proto3";
package google.type;
message LatLng { double latitude = 1; double longitude = 2; }
`,
  `syntax = "proto3";
package google.rpc;
message Status { int32 code = 1; string message = 2; }
`,
  `syntax = "proto3";
package google.firestore.v1;
message DocumentMask {
  repeated string field_paths = 1;
}
message Precondition {
  oneof condition_type {
    bool exists = 1;
    google.protobuf.Timestamp update_time = 2;
  }
}
message TransactionOptions {
  message ReadWrite {
    bytes retry_transaction = 1;
  }
  message ReadOnly {
    oneof consistency_selector {
      google.protobuf.Timestamp read_time = 2;
    }
  }
  oneof mode {
    ReadOnly read_only = 2;
    ReadWrite read_write = 3;
  }
}
message Document {
  string name = 1;
  map<string, Value> fields = 2;
  google.protobuf.Timestamp create_time = 3;
  google.protobuf.Timestamp update_time = 4;
}
message Value {
  oneof value_type {
    google.protobuf.NullValue null_value = 11;
    bool boolean_value = 1;
    int64 integer_value = 2;
    double double_value = 3;
    google.protobuf.Timestamp timestamp_value = 10;
    string string_value = 17;
    bytes bytes_value = 18;
    string reference_value = 5;
    google.type.LatLng geo_point_value = 8;
    ArrayValue array_value = 9;
    MapValue map_value = 6;
  }
}
message ArrayValue {
  repeated Value values = 1;
}
message MapValue {
  map<string, Value> fields = 1;
}
message Write {
  oneof operation {
    Document update = 1;
    string delete = 2;
    string verify = 5;
    DocumentTransform transform = 6;
  }
  DocumentMask update_mask = 3;
  repeated DocumentTransform.FieldTransform update_transforms = 7;
  Precondition current_document = 4;
}
message DocumentTransform {
  message FieldTransform {
    enum ServerValue {
      SERVER_VALUE_UNSPECIFIED = 0;
      REQUEST_TIME = 1;
    }
    string field_path = 1;
    oneof transform_type {
      ServerValue set_to_server_value = 2;
      Value increment = 3;
      Value maximum = 4;
      Value minimum = 5;
      ArrayValue append_missing_elements = 6;
      ArrayValue remove_all_from_array = 7;
    }
  }
  string document = 1;
  repeated FieldTransform field_transforms = 2;
}
message WriteResult {
  google.protobuf.Timestamp update_time = 1;
  repeated Value transform_results = 2;
}
message DocumentChange {
  Document document = 1;
  repeated int32 target_ids = 5;
  repeated int32 removed_target_ids = 6;
}
message DocumentDelete {
  string document = 1;
  repeated int32 removed_target_ids = 6;
  google.protobuf.Timestamp read_time = 4;
}
message DocumentRemove {
  string document = 1;
  repeated int32 removed_target_ids = 2;
  google.protobuf.Timestamp read_time = 4;
}
message ExistenceFilter {
  int32 target_id = 1;
  int32 count = 2;
  BloomFilter unchanged_names = 3;
}
message StructuredQuery {
  message CollectionSelector {
    string collection_id = 2;
    bool all_descendants = 3;
  }
  message Filter {
    oneof filter_type {
      CompositeFilter composite_filter = 1;
      FieldFilter field_filter = 2;
      UnaryFilter unary_filter = 3;
    }
  }
  message CompositeFilter {
    enum Operator {
      OPERATOR_UNSPECIFIED = 0;
      AND = 1;
      OR = 2;
    }
    Operator op = 1;
    repeated Filter filters = 2;
  }
  message FieldFilter {
    enum Operator {
      OPERATOR_UNSPECIFIED = 0;
      LESS_THAN = 1;
      LESS_THAN_OR_EQUAL = 2;
      GREATER_THAN = 3;
      GREATER_THAN_OR_EQUAL = 4;
      EQUAL = 5;
      NOT_EQUAL = 6;
      ARRAY_CONTAINS = 7;
      IN = 8;
      ARRAY_CONTAINS_ANY = 9;
      NOT_IN = 10;
    }
    FieldReference field = 1;
    Operator op = 2;
    Value value = 3;
  }
  message UnaryFilter {
    enum Operator {
      OPERATOR_UNSPECIFIED = 0;
      IS_NAN = 2;
      IS_NULL = 3;
      IS_NOT_NAN = 4;
      IS_NOT_NULL = 5;
    }
    Operator op = 1;
    oneof operand_type {
      FieldReference field = 2;
    }
  }
  message Order {
    FieldReference field = 1;
    Direction direction = 2;
  }
  enum Direction {
    DIRECTION_UNSPECIFIED = 0;
    ASCENDING = 1;
    DESCENDING = 2;
  }
  message FieldReference {
    string field_path = 2;
  }
  message Projection {
    repeated FieldReference fields = 2;
  }
  message FindNearest {
    enum DistanceMeasure {
      DISTANCE_MEASURE_UNSPECIFIED = 0;
      EUCLIDEAN = 1;
      COSINE = 2;
      DOT_PRODUCT = 3;
    }
    FieldReference vector_field = 1;
    Value query_vector = 2;
    DistanceMeasure distance_measure = 3;
    google.protobuf.Int32Value limit = 4;
    string distance_result_field = 5;
    google.protobuf.DoubleValue distance_threshold = 6;
  }
  Projection select = 1;
  repeated CollectionSelector from = 2;
  Filter where = 3;
  repeated Order order_by = 4;
  Cursor start_at = 7;
  Cursor end_at = 8;
  int32 offset = 6;
  google.protobuf.Int32Value limit = 5;
  FindNearest find_nearest = 9;
}
message StructuredAggregationQuery {
  message Aggregation {
    message Count {
      google.protobuf.Int64Value up_to = 1;
    }
    message Sum {
      StructuredQuery.FieldReference field = 1;
    }
    message Avg {
      StructuredQuery.FieldReference field = 1;
    }
    oneof operator {
      Count count = 1;
      Sum sum = 2;
      Avg avg = 3;
    }
    string alias = 7;
  }
  oneof query_type {
    StructuredQuery structured_query = 1;
  }
  repeated Aggregation aggregations = 3;
}
message Cursor {
  repeated Value values = 1;
  bool before = 2;
}
message AggregationResult {
  map<string, Value> aggregate_fields = 2;
}
message BitSequence {
  bytes bitmap = 1;
  int32 padding = 2;
}
message BloomFilter {
  BitSequence bits = 1;
  int32 hash_count = 2;
}
message GetDocumentRequest {
  string name = 1;
  DocumentMask mask = 2;
  oneof consistency_selector {
    bytes transaction = 3;
    google.protobuf.Timestamp read_time = 5;
  }
}
message ListDocumentsRequest {
  string parent = 1;
  string collection_id = 2;
  int32 page_size = 3;
  string page_token = 4;
  string order_by = 6;
  DocumentMask mask = 7;
  oneof consistency_selector {
    bytes transaction = 8;
    google.protobuf.Timestamp read_time = 10;
  }
  bool show_missing = 12;
}
message ListDocumentsResponse {
  repeated Document documents = 1;
  string next_page_token = 2;
}
message CreateDocumentRequest {
  string parent = 1;
  string collection_id = 2;
  string document_id = 3;
  Document document = 4;
  DocumentMask mask = 5;
}
message UpdateDocumentRequest {
  Document document = 1;
  DocumentMask update_mask = 2;
  DocumentMask mask = 3;
  Precondition current_document = 4;
}
message DeleteDocumentRequest {
  string name = 1;
  Precondition current_document = 2;
}
message BatchGetDocumentsRequest {
  string database = 1;
  repeated string documents = 2;
  DocumentMask mask = 3;
  oneof consistency_selector {
    bytes transaction = 4;
    TransactionOptions new_transaction = 5;
    google.protobuf.Timestamp read_time = 7;
  }
}
message BatchGetDocumentsResponse {
  oneof result {
    Document found = 1;
    string missing = 2;
  }
  bytes transaction = 3;
  google.protobuf.Timestamp read_time = 4;
}
message BeginTransactionRequest {
  string database = 1;
  TransactionOptions options = 2;
}
message BeginTransactionResponse {
  bytes transaction = 1;
}
message CommitRequest {
  string database = 1;
  repeated Write writes = 2;
  bytes transaction = 3;
}
message CommitResponse {
  repeated WriteResult write_results = 1;
  google.protobuf.Timestamp commit_time = 2;
}
message RollbackRequest {
  string database = 1;
  bytes transaction = 2;
}
message RunQueryRequest {
  string parent = 1;
  oneof query_type {
    StructuredQuery structured_query = 2;
  }
  oneof consistency_selector {
    bytes transaction = 5;
    TransactionOptions new_transaction = 6;
    google.protobuf.Timestamp read_time = 7;
  }
  ExplainOptions explain_options = 10;
}
message ExplainOptions {
  bool analyze = 1;
}
message RunQueryResponse {
  bytes transaction = 2;
  Document document = 1;
  google.protobuf.Timestamp read_time = 3;
  int32 skipped_results = 4;
  oneof continuation_selector {
    bool done = 6;
  }
}
message RunAggregationQueryRequest {
  string parent = 1;
  oneof query_type {
    StructuredAggregationQuery structured_aggregation_query = 2;
  }
  oneof consistency_selector {
    bytes transaction = 4;
    TransactionOptions new_transaction = 5;
    google.protobuf.Timestamp read_time = 6;
  }
  ExplainOptions explain_options = 8;
}
message RunAggregationQueryResponse {
  AggregationResult result = 1;
  bytes transaction = 2;
  google.protobuf.Timestamp read_time = 3;
}
message PartitionQueryRequest {
  string parent = 1;
  oneof query_type {
    StructuredQuery structured_query = 2;
  }
  int64 partition_count = 3;
  string page_token = 4;
  int32 page_size = 5;
  oneof consistency_selector {
    google.protobuf.Timestamp read_time = 6;
  }
}
message PartitionQueryResponse {
  repeated Cursor partitions = 1;
  string next_page_token = 2;
}
message WriteRequest {
  string database = 1;
  string stream_id = 2;
  repeated Write writes = 3;
  bytes stream_token = 4;
  map<string, string> labels = 5;
}
message WriteResponse {
  string stream_id = 1;
  bytes stream_token = 2;
  repeated WriteResult write_results = 3;
  google.protobuf.Timestamp commit_time = 4;
}
message ListenRequest {
  string database = 1;
  oneof target_change {
    Target add_target = 2;
    int32 remove_target = 3;
  }
  map<string, string> labels = 4;
}
message ListenResponse {
  oneof response_type {
    TargetChange target_change = 2;
    DocumentChange document_change = 3;
    DocumentDelete document_delete = 4;
    DocumentRemove document_remove = 6;
    ExistenceFilter filter = 5;
  }
}
message Target {
  message DocumentsTarget {
    repeated string documents = 2;
  }
  message QueryTarget {
    string parent = 1;
    oneof query_type {
      StructuredQuery structured_query = 2;
    }
  }
  oneof target_type {
    QueryTarget query = 2;
    DocumentsTarget documents = 3;
  }
  oneof resume_type {
    bytes resume_token = 4;
    google.protobuf.Timestamp read_time = 11;
  }
  int32 target_id = 5;
  bool once = 6;
  google.protobuf.Int32Value expected_count = 12;
}
message TargetChange {
  enum TargetChangeType {
    NO_CHANGE = 0;
    ADD = 1;
    REMOVE = 2;
    CURRENT = 3;
    RESET = 4;
  }
  TargetChangeType target_change_type = 1;
  repeated int32 target_ids = 2;
  google.rpc.Status cause = 3;
  bytes resume_token = 4;
  google.protobuf.Timestamp read_time = 6;
}
message ListCollectionIdsRequest {
  string parent = 1;
  int32 page_size = 2;
  string page_token = 3;
  oneof consistency_selector {
    google.protobuf.Timestamp read_time = 4;
  }
}
message ListCollectionIdsResponse {
  repeated string collection_ids = 1;
  string next_page_token = 2;
}
message BatchWriteRequest {
  string database = 1;
  repeated Write writes = 2;
  map<string, string> labels = 3;
}
message BatchWriteResponse {
  repeated WriteResult write_results = 1;
  repeated google.rpc.Status status = 2;
}
`,
] as const;
