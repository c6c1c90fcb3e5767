export { Drawer, Modal } from './layers';
export { useTopLayer } from './use-top-layer';
