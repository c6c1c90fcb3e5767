import { createContext } from 'react';
import type { Pictures } from '../../templates';

/** Pictures of a draft for all previews below; empty by default. */
export const PicturesContext = createContext<Pictures>({});
