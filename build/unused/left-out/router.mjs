import { body, membersOf, never, refuse } from './bodies.mjs';

/*
 * Loaders, actions, fetchers, middleware, lazy routes, instrumentation, prefetching and server components. A navigation ends as the router's own does
 * where no route of the new address has a loader; one that has is refused.
 */
const LOADERS = {
  ...membersOf('createRouter', {
    handleLoaders: body(`
      ${refuse('Routes with loaders, middleware or lazy parts are', 'matches.some(({ route }) => route.lazy || routeHasLoaderOrMiddleware(route))')}
      const errors = pendingActionResult ? { [pendingActionResult[0]]: pendingActionResult[1].error } : null;
      completeNavigation(location, { matches, loaderData: {}, errors }, { flushSync });
      return { shortCircuited: true };
    `),
    ...never('handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'callDataStrategy'),
    ...never('callLoadersAndMaybeResolveData', 'discoverRoutes', 'patchRoutes', '_internalSetRoutes'),
    ...never('getFetcher', 'resetFetcher', 'queueFetcherForDeletion'),
  }),
  ...never(
    'PrefetchPageLinks',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'RSCErrorHandler',
  ),
  usePrefetchBehavior: 'return [false, React8.useRef(null), {}];',
};

// Forms that the router sends.
const FORMS = {
  ...never('Form', 'useSubmit', 'useFormAction', 'getFormSubmissionInfo'),
  normalizeNavigateOptions: `${refuse('Forms are', 'opts && isSubmissionNavigation(opts)')} return { path };`,
};

// Pages of a server, and the router's own page for an error, which our screens have in its place: the error goes on to the boundary around the router.
const PAGES = {
  parseHydrationData: 'return undefined;',
  DefaultErrorComponent: 'throw useRouteError();',
};

const VIEW_TRANSITIONS = {
  'RouterProvider.setState': body(`
    ${refuse('View transitions are', 'viewTransitionOpts')}
    if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));
    else if (useTransitions === false) setStateImpl(newState);
    else React3.startTransition(() => {
      if (useTransitions === true) setOptimisticState((s) => getOptimisticRouterState(s, newState));
      setStateImpl(newState);
    });
  `),
  useViewTransitionState: 'return false;',
};

export const ROUTER = { ...LOADERS, ...FORMS, ...PAGES, ...VIEW_TRANSITIONS };
