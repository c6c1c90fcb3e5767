/** Policy of served files, in which nothing may run as a page of ours. */
export const FILE_POLICY = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
