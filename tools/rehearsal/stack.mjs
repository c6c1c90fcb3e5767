/**
 * A rehearsal of production on this machine: the build that would be uploaded, unchanged, between the edge of `edge.mjs` and stand-ins of
 * Google's services, which differ from those in nothing but their certificate (docs/decisions/059).
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionOf } from '../../build/release/deployment.mjs';
import { startAuthEmulator } from '../../scripts/stack/auth-emulator.mjs';
import { productionConfig } from '../../scripts/release/firebase-config.mjs';
import { lastingFiles } from '../../scripts/release/lasting-files.mjs';
import { closed, portOf } from '../../scripts/stack/local-server.mjs';
import { startMailViewer } from '../../scripts/stack/mail-viewer.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { portsAt, requireFreePorts } from '../../scripts/lib/ports.mjs';
import { residentMegabytes, stopPart, waitForAnswer } from '../../scripts/lib/processes.mjs';
import { versionBefore } from '../../scripts/release/firebase-api.mjs';
import { PARTS } from '../../scripts/release/parts.mjs';
import { addressesAt, MAIL_FROM } from '../../scripts/stack/addresses.mjs';
import { startLocalFirebase } from '../../scripts/stack/local-firebase.mjs';
import { certificatesFor, signingKey } from './certificates.mjs';
import { uploadCodebase } from './codebases.mjs';
import { startControl } from './control.mjs';
import { startEdge } from './edge.mjs';
import { functionAddresses, startScheduler } from './function-addresses.mjs';
import { GOOGLE_HOSTS, googleApis } from './google-apis.mjs';
import { hostingVersions } from './hosting-versions.mjs';
import { idTokens } from './id-tokens.mjs';
import { servePlain } from './plain-server.mjs';
import { releaseRules } from './release-rules.mjs';
import { cloudServices } from './services.mjs';

/** Longest start of the parts, in milliseconds. */
const READY_MS = 90_000;

const PRELOAD = join(ROOT, 'tools/rehearsal/google-hosts.cjs');

/** Returns the sites by the host of their address. */
function sitesOf(settings) {
  const named = Object.entries(PARTS).filter(([, { site }]) => site);
  return Object.fromEntries(named.map(([name, { site }]) => [new URL(settings[site.origin]).host, name]));
}

/**
 * Starts everything, with nothing released yet.
 *
 * @param {object} options
 * @param {Record<string, string>} options.settings - Of the target.
 * @param {number} options.offset - Added to the ports of the stand-ins.
 * @param {(line: string) => void} [options.report]
 */
export async function startRehearsal({ settings, offset, report = () => {} }) {
  await requireFreePorts(offset);
  const folder = join(ROOT, '.local/rehearsal/run');
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['tmp', 'config', 'logs']) mkdirSync(join(folder, name), { recursive: true });

  const ports = portsAt(offset);
  const addresses = addressesAt(offset);
  const project = settings.FIREBASE_PROJECT_ID;
  const owner = { project, bucket: settings.FIREBASE_STORAGE_BUCKET };
  const sites = sitesOf(settings);
  const functionsHost = `${regionOf(settings)}-${project}.cloudfunctions.net`;
  const hosts = [...Object.keys(sites), functionsHost, ...GOOGLE_HOSTS];
  const certificate = await certificatesFor(hosts);
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate.authority);

  const mail = await startMailViewer({ port: ports.mail, smtpPort: ports.smtp });
  const localFirebase = startLocalFirebase({ ports, folder, memory: true, report, project });
  const auth = startAuthEmulator({
    ...{ folder, ports, memory: true, report, projectId: project },
    onMail: ({ to, subject, link }) =>
      mail.keep({ from: MAIL_FROM, to: [to], subject, text: `Abre este enlace:\n${link}\n` }),
  });
  const google = googleApis({
    ...{ addresses, project, apiKey: settings.FIREBASE_API_KEY },
    tokens: idTokens(await signingKey()),
  });
  const metadata = await servePlain((incoming, outgoing) => google.answerMetadata(incoming, outgoing));

  let services = null;
  const functions = functionAddresses({ services: () => services, host: functionsHost });

  const versions = hostingVersions({
    folder: join(folder, 'hosting'),
    configOf: async (site, uploaded) => {
      const own = PARTS[site].site.folder;
      const lasting = (requested) => (requested === own ? lastingFiles(uploaded) : []);
      const { hosting } = await productionConfig(settings, lasting);
      return hosting.find(({ target }) => target === site);
    },
    rewriter: functions.rewriter,
  });

  const edge = startEdge({
    certificate: { key: certificate.key, cert: certificate.cert },
    ...{ sites, versions },
    otherHosts: (host) => {
      if (host === functionsHost) return functions.answer;
      return GOOGLE_HOSTS.includes(host) ? google.answer : undefined;
    },
  });
  const [edgePort, secondEdgePort] = await edge.ready;

  const network = {
    NODE_EXTRA_CA_CERTS: authority,
    REHEARSAL_NETWORK: JSON.stringify({ hosts, edgePort, metadataPort: portOf(metadata) }),
  };
  services = cloudServices({
    ...{ folder, owner, network, report, preload: PRELOAD },
    secrets: {
      BOOKING_SECRET: randomBytes(48).toString('base64'),
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    },
  });

  let uploads = 0;
  const release = async (site, built, how) => {
    const version = await versions.release(site, built);
    edge.publish(site, how);
    return { version };
  };
  const releaseCodebase = async (source) => {
    uploads += 1;
    const target = join(folder, 'functions', String(uploads));
    const store = join(ROOT, '.local/rehearsal/packages');
    await services.release(await uploadCodebase(source, { target, store, owner }));
  };

  const control = await startControl({
    release: ({ site, folder: built, slowly }) => release(site, built, { slowly }),
    releaseCodebase: ({ folder: source }) => releaseCodebase(source),
    rollback: ({ site, slowly }) => {
      const before = versionBefore(versions.list(site));
      if (!before) throw new Error(`${site} has no release before this one`);
      versions.clone(site, before);
      edge.publish(site, { slowly });
      return { version: before };
    },
    fault: ({ host, kind }) => edge.fault(host, kind),
    serviceFault: ({ name, isBroken }) => functions.fault(name, isBroken),
    memory: () => Object.fromEntries(services.parts().map(({ name, pid }) => [name, residentMegabytes(pid)])),
    releaseRules: ({ source }) => releaseRules(addresses.firestore, project, source),
  });

  const scheduler = await startScheduler(functions);

  let stopped = null;
  const stop = () => (stopped ??= stopAll());
  const stopAll = async () => {
    await scheduler.stop();
    await Promise.all([edge.close(), versions.close(), ...[control, metadata].map(closed)]);
    google.close();
    await Promise.all([services.stop(), stopPart(auth.part)]);
    await localFirebase.stop('SIGTERM');
    await mail.close();
  };
  try {
    await waitForAnswer(addresses.firestore, { timeoutMs: READY_MS, failure: localFirebase.failure });
    await auth.ready;
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    ...{ release, releaseCodebase, stop },
    parts: services.parts,
    /** Description for clients outside the rehearsal: browsers, and processes that call it as from the internet. */
    outside: {
      settings,
      network: {
        ...network,
        NODE_OPTIONS: `--require ${PRELOAD}`,
        // A machine may name roots of its own for gRPC.
        GRPC_DEFAULT_SSL_ROOTS_FILE_PATH: authority,
      },
      control: `http://127.0.0.1:${portOf(control)}`,
      mail: addresses.mail,
      browser: {
        hosts,
        edgePorts: [edgePort, secondEdgePort],
        keyHash: certificate.keyHash,
      },
    },
  };
}
