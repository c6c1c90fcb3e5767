/** Answer of a page: HTML, or the way to another address. */
export type PageAnswer = { html: string; status?: number } | { redirect: string };
