export { CONNECTION_BACK, onNetworkBack } from './network-back';
export { useNetworkBack } from './use-network-back';
