/** Names of the remotes, as their builds define them. */
export type RemoteName = 'user_app' | 'admin_app' | 'public_card';
