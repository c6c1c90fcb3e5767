/** Tries the bundles that dev servers take in place of the libraries' own modules: one that builds on another must find the same one. */
import { runModule } from '../run-module';

test('dev libraries share React and the provider between their bundles', () => {
  const markup = runModule(`
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { bundledLibraries } from './build/dev/dev-libraries.mjs';
    const files = bundledLibraries();
    const { MantineProvider } = await import(files['@mantine/core$']);
    const { MonthPicker } = await import(files['@mantine/dates$']);
    const picker = createElement(MonthPicker, { defaultDate: '2026-03-01' });
    console.log(renderToString(createElement(MantineProvider, {}, picker)));
  `);
  expect(markup).toContain('>2026<');
});

test('dev libraries share zod’s classes between its entry points', () => {
  const answer = runModule(`
    import { bundledLibraries } from './build/dev/dev-libraries.mjs';
    const files = bundledLibraries();
    const { z, ZodError } = await import(files['zod$']);
    const { $ZodType, $ZodError } = await import(files['zod/v4/core$']);
    const { error } = z.string().safeParse(1);
    console.log(z.string() instanceof $ZodType, error instanceof ZodError, error instanceof $ZodError);
  `);
  expect(answer.trim()).toBe('true true true');
});
