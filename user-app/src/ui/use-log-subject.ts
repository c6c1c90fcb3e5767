import { useEffect } from 'react';
import { nameSubject, removeSubject, type SubjectField } from 'shared-lib/monitoring';

/** Adds the card or booking of a screen to the errors that are logged and reported while the screen is there. */
export function useLogSubject(field: SubjectField, id: string): void {
  // Set during the render: an error in rendering this record is logged with it too, and prevents effects.
  nameSubject(field, id);
  useEffect(() => {
    nameSubject(field, id);
    return () => removeSubject(field, id);
  }, [field, id]);
}
