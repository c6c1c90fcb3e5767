export { useOpenAfterMount } from './use-open-after-mount';
export { aheadOfPress, usePressedPart } from './use-pressed-part';
