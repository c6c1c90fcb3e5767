/** Type of the message by which a page asks the worker whether the server has another page by now; its port gets a boolean. */
export const HAS_CHANGED = 'HAS_CHANGED';
