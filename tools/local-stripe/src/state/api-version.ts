/** Version of the API that the answers follow: that of the pinned package (`stripe/apiVersion`). */
export const API_VERSION = '2026-10-28.endive';
