export { HostContext } from './host-context';
export { RemoteCard } from './remote-card';
