import { createContext } from 'react';
import type { HostProps } from '../../remote-contract';

/** What the shell gives to a remote, for the remote's own screens. */
export const HostContext = createContext<HostProps>({});
