/** Names of the remotes, as their builds call themselves. */
export type RemoteName = 'user_app' | 'admin_app' | 'public_card';
