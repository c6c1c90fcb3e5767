/*
 * Outlines on a 24 × 24 grid, from Tabler Icons (MIT), reduced to one path each.
 */

export const ICON_PATHS = {
  previous: 'M15 6l-6 6l6 6',
  next: 'M9 6l6 6l-6 6',
  up: 'M6 15l6 -6l6 6',
  down: 'M6 9l6 6l6 -6',
  remove: 'M18 6l-12 12M6 6l12 12',
  world:
    'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18',
  done: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3',
  stopped: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M10 10l4 4m0 -4l-4 4',
} as const;
