import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../../build/release/build-stamp.mjs';
import { ROOT } from '../lib/paths.mjs';
import { readRulesInForce } from './firebase-api.mjs';
import { PARTS } from './parts.mjs';
import { findSettingProblems } from './target.mjs';

/** Returns the Hosting sites of a project, by part; those that `.firebaserc` lacks are missing. */
export function sitesOf(project) {
  const { targets = {} } = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  const named = targets[project]?.hosting ?? {};
  return Object.fromEntries(Object.entries(named).map(([part, [site]]) => [part, site]));
}

/** Lists what is wrong with the rules in force for parts that need those of this commit. */
async function findRuleProblems(project, parts) {
  if (parts.includes('rules')) return [];
  const inForce = await readRulesInForce(project);
  return Object.entries(inForce)
    .filter(([service, text]) => text !== readFileSync(join(ROOT, `${service}.rules`), 'utf8'))
    .map(([service]) => `the rules in force aren't this commit's ${service}.rules: deploy "rules" first`);
}

/**
 * Lists why parts must not be deployed, in words.
 *
 * @param {Record<string, string>} settings - Of the target.
 * @param {string[]} parts
 * @param {{ asksProject: boolean }} options - False leaves out what only the project itself knows.
 */
export async function findProblems(settings, parts, { asksProject }) {
  const project = settings.FIREBASE_PROJECT_ID ?? '';
  const built = parts.flatMap((part) => PARTS[part].build ?? []);
  const problems = findSettingProblems(settings, built);
  if (readTree().isDirty) problems.push('there are changes that aren’t committed');
  if (project.startsWith('demo-')) problems.push(`${project} is a project of this machine only`);
  const sites = sitesOf(project);
  for (const part of parts) {
    if (PARTS[part].site && !sites[part])
      problems.push(`.firebaserc names no site of ${project} for ${part}`);
  }
  return asksProject ? [...problems, ...(await findRuleProblems(project, parts))] : problems;
}
