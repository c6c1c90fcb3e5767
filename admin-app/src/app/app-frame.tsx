import './component-styles';

export { AppFrame } from 'shared-lib/ui/app-frame';
