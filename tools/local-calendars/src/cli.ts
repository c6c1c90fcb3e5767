#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startLocalCalendars } from './index';

const USAGE = `Usage: local-calendars --port PORT

Serves calendars by CalDAV, and below /google and /microsoft stand-ins of Google and Microsoft, on 127.0.0.1. Everything is kept in memory.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port === undefined) throw new Error(`--port is missing.\n\n${USAGE}`);
  const local = await startLocalCalendars({ port: Number(values.port) });
  console.log(`local-calendars: ${local.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void local.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
