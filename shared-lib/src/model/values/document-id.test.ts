import { documentId } from './document-id';

it.each(['ana', 'clara_1.1.0', 'a.b', '_x_', 'iris@ejemplo.com'])('%s is a document id', (id) => {
  expect(documentId.safeParse(id).success).toBe(true);
});

it.each(['', 'a/b', '../x', '.', '..', '__all__', 'a\\b', 'a\nb', 'a\u0000', 'x'.repeat(201)])(
  '%j is no document id',
  (id) => {
    expect(documentId.safeParse(id).success).toBe(false);
  },
);
