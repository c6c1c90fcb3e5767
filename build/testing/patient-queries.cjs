/**
 * Raises the time that queries wait for an element: a screen may have to read data first, which on a busy machine takes
 * longer than the default second.
 */
require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
