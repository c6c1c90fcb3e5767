/** Texts of what the page's first script draws, apart from others so that it stays small. */
export const firstFrameMessages = { adminDashboard: 'Dashboard' };
