import { init } from '@module-federation/enhanced/runtime';

/* Starts the federation runtime, which the shell's build does in a browser. Import it before what loads remotes. */
init({ name: 'shell', remotes: [] });
