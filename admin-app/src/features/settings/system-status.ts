import { callFunction } from 'shared-lib/data';
import { resolveEndpoints } from 'shared-lib/config';
import type { SystemState } from 'shared-lib/domain';

/** A piece of the product as it answers now. */
export interface PieceState {
  name: string;
  /** `app@version+build`, `null` where it couldn't be read. */
  release: string | null;
  /** How long it took to answer, `null` when it didn't; milliseconds. */
  answeredMs: number | null;
  /** Whether the shell's own `/remotes.json` says what to load instead. */
  overridden: boolean;
  /** Share of browsers that get another build, in percent. */
  canaryPercent: number;
}

interface Pointer {
  current: { entry: string };
  percent: number;
}

/** How long a piece may take before it counts as down, in milliseconds. */
const PATIENCE_MS = 8000;

/** As build/release-plugin.mjs writes it at the head of every entry. */
const RELEASE = /__releases\?\?=\{\}\)(?:\.\w+|\["[\w-]+"\])="([^"]+)"/;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

async function remoteState(
  name: string,
  origin: string,
  overrides: Record<string, unknown>,
): Promise<PieceState> {
  const overridden = name.replaceAll('-', '_') in overrides;
  const startedAt = performance.now();
  try {
    const pointer = JSON.parse(await fetchText(`${origin}/remote.json`)) as Pointer;
    const answeredMs = Math.round(performance.now() - startedAt);
    const entry = await fetchText(new URL(pointer.current.entry, origin).href).catch(() => '');
    const release = RELEASE.exec(entry.slice(0, 500))?.[1] ?? null;
    return { name, release, answeredMs, overridden, canaryPercent: pointer.percent };
  } catch {
    return { name, release: null, answeredMs: null, overridden, canaryPercent: 0 };
  }
}

async function functionsState(): Promise<{ piece: PieceState; rules: SystemState['rules'] }> {
  const piece = { name: 'functions', release: null, overridden: false, canaryPercent: 0 };
  const startedAt = performance.now();
  try {
    const { rules } = await callFunction('systemState', {});
    return { piece: { ...piece, answeredMs: Math.round(performance.now() - startedAt) }, rules };
  } catch {
    return { piece: { ...piece, answeredMs: null }, rules: null };
  }
}

async function shellState(): Promise<PieceState> {
  const releases = (globalThis as { __releases?: Record<string, string> }).__releases;
  const piece = { name: 'shell', release: releases?.['shell'] ?? null, overridden: false, canaryPercent: 0 };
  const startedAt = performance.now();
  try {
    await fetchText('/');
    return { ...piece, answeredMs: Math.round(performance.now() - startedAt) };
  } catch {
    return { ...piece, answeredMs: null };
  }
}

/** The product as it is deployed. */
export interface ProductState {
  pieces: PieceState[];
  rules: SystemState['rules'];
}

/** Asks every piece of the product whether it is there, and which release of it. */
export async function readProductState(): Promise<ProductState> {
  const { origins } = resolveEndpoints();
  const overrides = await fetchText('/remotes.json').then(
    (text) => JSON.parse(text) as Record<string, unknown>,
    () => ({}),
  );
  const functions = functionsState();
  const pieces = await Promise.all([
    shellState(),
    remoteState('user-app', origins.userApp, overrides),
    remoteState('admin-app', origins.adminApp, overrides),
    remoteState('public-card', origins.publicCard, overrides),
    functions.then(({ piece }) => piece),
  ]);
  return { pieces, rules: (await functions).rules };
}
