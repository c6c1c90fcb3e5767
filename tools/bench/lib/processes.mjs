import { execFileSync } from 'node:child_process';

/**
 * Lists the processes of this machine.
 *
 * @returns {{ pid: number, parent: number, kilobytes: number, command: string }[]}
 */
function listProcesses() {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }] : [];
  });
}

/**
 * Lists processes and all their descendants.
 *
 * @param {readonly number[]} roots - Their pids.
 */
export function familyOf(roots) {
  const all = listProcesses();
  const family = new Set(roots);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
}

/**
 * Adds up the resident memory of processes and all their descendants.
 *
 * @param {readonly number[]} roots - Their pids.
 * @param {{ except?: readonly number[] }} [options] - Pids that aren't counted.
 * @returns {number} In MB.
 */
export function memoryOf(roots, { except = [] } = {}) {
  const counted = familyOf(roots).filter(({ pid }) => !except.includes(pid));
  return Math.round(counted.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024);
}
