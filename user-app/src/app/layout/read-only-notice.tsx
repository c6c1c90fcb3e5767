import { Alert } from '@mantine/core';
import { useFlag } from 'shared-lib/flags';
import { layoutMessages as messages } from './messages';

/** Says that nothing can be saved while the product is read-only. */
export function ReadOnlyNotice() {
  const isReadOnly = useFlag('read_only');
  if (!isReadOnly) return null;
  return (
    <Alert color="orange" role="status" mb="md">
      {messages.readOnly}
    </Alert>
  );
}
