/** Texts that the page's first script renders, apart from others so that it stays small. */
export const firstFrameMessages = { adminDashboard: 'Dashboard' };
