import { createContext } from 'react';
import type { HostProps } from '../../platform/remote-contract';

/** Props that the shell gave to a remote, for the remote's own screens. */
export const HostContext = createContext<HostProps>({});
