#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startLocalStripe } from './index';

const USAGE = `Usage: local-stripe --port PORT [--webhook-url URL] [--webhook-secret SECRET] [--settles-after SECONDS]

Serves the part of Stripe's API that we call, the hosted onboarding and Checkout on 127.0.0.1. Everything is kept in memory.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string' },
      'settles-after': { type: 'string' },
    },
  });
  if (values.port === undefined) throw new Error(`--port is missing.\n\n${USAGE}`);
  const local = await startLocalStripe({
    port: Number(values.port),
    ...(values['webhook-url'] === undefined ? {} : { webhookUrl: values['webhook-url'] }),
    ...(values['webhook-secret'] === undefined ? {} : { webhookSecret: values['webhook-secret'] }),
    ...(values['settles-after'] === undefined ? {} : { settlesAfter: Number(values['settles-after']) }),
  });
  console.log(`local-stripe: ${local.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void local.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
