/**
 * Stands for @floating-ui/react where Mantine's scroll area imports it, which every drawer and dialog brings along: it wants
 * no placing of popovers, only one ref for several. An import of anything else fails the build.
 */
import { useMergedRef } from '@mantine/hooks';

/** @param {import('react').Ref<unknown>[]} refs */
export const useMergeRefs = (refs) => useMergedRef(...refs);
