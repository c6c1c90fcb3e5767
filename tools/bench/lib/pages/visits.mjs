import { Agent, request } from 'node:http';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** Addresses of this machine that visits come from: one visitor may send sixty a minute. */
const NETWORKS = 200;

/** Agents with open connections, by the address they come from. */
const agents = new Map();

function agentOf(network) {
  const known = agents.get(network);
  if (known) return known;
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.9.${1 + (network % NETWORKS)}` });
  agents.set(network, agent);
  return agent;
}

/**
 * Reports an event to a card's server, as its page does.
 *
 * @param {string} origin - Site of the cards.
 * @param {string} slug
 * @param {object} event
 * @param {number} [network] - Number of the visitor's network.
 * @returns {Promise<number>} Status of the answer.
 */
export function postVisit(origin, slug, event, network = 0) {
  const body = JSON.stringify({ scanned: false, own: false, ...event });
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/v/${slug}`,
      {
        method: 'POST',
        agent: agentOf(network % NETWORKS),
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': FIREFOX,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Closes the connections of visits. */
export function endVisits() {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}
