import { callFunction } from 'shared-lib/data';
import { resolveEndpoints } from 'shared-lib/config';
import type { SystemState } from 'shared-lib/model';
import { overridesUrl, toOverrides } from 'shared-lib/remote-overrides';
import { z } from 'zod';

/** State of a part of the product. */
export interface PieceState {
  name: string;
  /** `app@version+build`; `null` when it couldn't be read. */
  release: string | null;
  /** Time of its answer in milliseconds; `null` when it didn't answer. */
  answeredMs: number | null;
  /** True when an operator has overridden its site (`npm run remotes`). */
  overridden: boolean;
  /** Percentage of browsers that get another build. */
  canaryPercent: number;
}

const pointerSchema = z.object({ current: z.object({ entry: z.string() }), percent: z.number() });

/** Time after which a part counts as down, in milliseconds. */
const PATIENCE_MS = 8000;

/** Matches a release's name as build/release/release-plugin.mjs writes it at the start of every entry. */
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
    const pointer = pointerSchema.parse(JSON.parse(await fetchText(`${origin}/remote.json`)));
    const answeredMs = Math.round(performance.now() - startedAt);
    const entry = await fetchText(new URL(pointer.current.entry, origin).href).catch(() => '');
    const release = RELEASE.exec(entry.slice(0, 500))?.[1] ?? null;
    return { name, release, answeredMs, overridden, canaryPercent: pointer.percent };
  } catch {
    return { name, release: null, answeredMs: null, overridden, canaryPercent: 0 };
  }
}

async function functionsState(): Promise<{ piece: PieceState; state: SystemState | null }> {
  const piece = { name: 'functions', release: null, overridden: false, canaryPercent: 0 };
  const startedAt = performance.now();
  try {
    const state = await callFunction('systemState', {});
    const answeredMs = Math.round(performance.now() - startedAt);
    return { piece: { ...piece, answeredMs, release: state.release || null }, state };
  } catch {
    return { piece: { ...piece, answeredMs: null }, state: null };
  }
}

async function shellState(): Promise<PieceState> {
  const releases = globalThis.__releases;
  const piece = { name: 'shell', release: releases?.['shell'] ?? null, overridden: false, canaryPercent: 0 };
  const startedAt = performance.now();
  try {
    await fetchText('/');
    return { ...piece, answeredMs: Math.round(performance.now() - startedAt) };
  } catch {
    return { ...piece, answeredMs: null };
  }
}

/** State of the deployed product. */
export interface ProductState {
  pieces: PieceState[];
  rules: SystemState['rules'];
  /** `null` when the functions don't answer. */
  state: SystemState | null;
  /** Time of the check, in milliseconds since the epoch. */
  at: number;
}

/** Requests every part of the product, and returns its state and release. */
export async function readProductState(): Promise<ProductState> {
  const { origins } = resolveEndpoints();
  const overrides = await fetchText(overridesUrl()).then(
    (text) => toOverrides(JSON.parse(text)),
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
  const { state } = await functions;
  return { pieces, rules: state?.rules ?? null, state, at: Date.now() };
}
