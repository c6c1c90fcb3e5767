import { membersOf, never, nothing } from './bodies.mjs';

/*
 * View transitions: no component of ours is a `ViewTransition`. React looks for one in each transition, which ends at once; the rest is only
 * reached where there is one.
 */
const VIEW_TRANSITIONS = {
  ...nothing('trackEnterViewTransitions', 'commitEnterViewTransitions', 'commitExitViewTransitions'),
  ...nothing('commitNestedViewTransitions', 'commitAppearingPairViewTransitions'),
  ...nothing('commitDeletedPairViewTransitions', 'restorePairedViewTransitions'),
  ...nothing('restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'),
  ...nothing('measureNestedViewTransitions'),
  ...never('startViewTransition', 'createViewTransitionInstance', 'ViewTransitionPseudoElement'),
  ...membersOf(
    'ViewTransitionPseudoElement.prototype',
    nothing('animate', 'getAnimations', 'getComputedStyle'),
  ),
  ...never('applyViewTransitionToHostInstancesRecursive', 'applyViewTransitionName'),
  ...never('measureViewTransitionHostInstancesRecursive', 'scheduleViewTransitionEvent'),
  ...never('restoreViewTransitionOnHostInstances', 'restoreViewTransitionName', 'reportViewTransitionError'),
};

// References to a `Fragment`: nothing is recorded of its elements until one has a reference, which is refused.
const FRAGMENTS = {
  ...never('FragmentInstance'),
  ...membersOf('FragmentInstance.prototype', {
    ...nothing('addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur'),
    ...nothing('observeUsing', 'unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition'),
    ...nothing('scrollIntoView'),
  }),
  ...nothing('commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'),
  ...nothing('commitNewChildToFragmentInstances', 'commitNewChildToFragmentInstance'),
  ...nothing('deleteChildFromFragmentInstance', 'getFragmentInstanceOrTextInstanceSiblings'),
};

/*
 * Files: the pages and webpack name them. React tells the browser of none ahead, and a component that draws a style sheet with a precedence, or a
 * script, gets an element in its place. Titles and `meta` still go to the head.
 */
const FILES = {
  ...never('preconnectAs', 'preconnect', 'prefetchDNS', 'preload', 'preloadModule'),
  ...never('preinitStyle', 'preinitScript', 'preinitModuleScript'),
  ...never('acquireResource', 'suspendResource', 'insertSuspendedStylesheets', 'preloadStylesheet'),
  isHostHoistableType:
    "return hostContext !== 1 && props.itemProp == null && (type === 'meta' || type === 'title');",
  getResource: 'return null;',
  preloadResource: 'return true;',
};

// What React exports under no name (`SuspenseList`), what its compiler writes, and the browser's mark of a transition that loads.
const OTHERS = {
  ...never('updateSuspenseListComponent', 'cutOffTailIfNeeded', 'initSuspenseListRenderState'),
  findFirstSuspended: 'return null;',
  ...never('useMemoCache', 'refreshCache'),
  ...nothing('defaultOnDefaultTransitionIndicator'),
};

export const REACT_DOM = { ...VIEW_TRANSITIONS, ...FRAGMENTS, ...FILES, ...OTHERS };
