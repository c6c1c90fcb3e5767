import { callFunction } from 'shared-lib/data';
import { showErrorToast } from 'shared-lib/toast';

/**
 * Brings what owners search up to date after something public changed. The change itself is saved by then: a failure is
 * told and mended by the next change.
 */
export function updateGallery(): void {
  callFunction('indexTemplates', {}).catch(showErrorToast);
}
