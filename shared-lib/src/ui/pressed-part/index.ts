export { aheadOfPress } from './ahead-of-press';
export { useOpenAfterMount } from './use-open-after-mount';
export { usePressedPart } from './use-pressed-part';
