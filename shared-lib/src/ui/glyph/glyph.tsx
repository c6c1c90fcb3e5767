const PATHS = {
  alert: [
    'M12 9v4',
    'M12 16.5v.01',
    'M5 19h14a2 2 0 0 0 1.8-2.9l-7-12.2a2 2 0 0 0-3.6 0l-7 12.2A2 2 0 0 0 5 19Z',
  ],
  check: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z', 'M9 12l2 2l4-4'],
  close: ['M18 6l-12 12', 'M6 6l12 12'],
  info: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z', 'M12 8v.01', 'M11 12h1v4h1'],
  leave: [
    'M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2',
    'M9 12h12l-3 -3',
    'M18 15l3 -3',
  ],
  menu: ['M4 6h16', 'M4 12h16', 'M4 18h16'],
  offline: [
    'M12 18v.01',
    'M9.2 15.2a4 4 0 0 1 5.6 0',
    'M6.3 12.3a8 8 0 0 1 3.5-2',
    'M13.6 10.2a8 8 0 0 1 4.1 2.1',
    'M3.5 9.5a12 12 0 0 1 3.6-2.5',
    'M10.5 6.1a12 12 0 0 1 10 3.4',
    'M4 4l16 16',
  ],
} as const;

/** Names of the icons of the building blocks. */
export type GlyphName = keyof typeof PATHS;

/** Renders one of the few icons that the building blocks need; apps bring richer ones of their own. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
