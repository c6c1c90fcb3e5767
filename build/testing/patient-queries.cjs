/** What a screen shows may have to be read first: on a busy machine that takes longer than the second that is usual. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
