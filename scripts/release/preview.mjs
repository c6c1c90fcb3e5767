/** Channels of Hosting, by which a change has addresses of its own before it is released. */
import { PARTS } from './parts.mjs';

/** Sites of a preview, by target, with the setting that names each one's address. */
export const PREVIEW_SITES = Object.fromEntries(
  Object.entries(PARTS).flatMap(([name, { site }]) => (site ? [[name, site.origin]] : [])),
);

/**
 * Returns the settings of a preview: those of its target, with the addresses of its channels. Policies of content and links follow
 * from them, so that the previews of the four sites load each other and no released one.
 *
 * @param {Record<string, string>} settings - Of the target.
 * @param {Record<string, string>} addresses - Of the channels, by target of Hosting.
 */
export function previewSettings(settings, addresses) {
  const missing = Object.keys(PREVIEW_SITES).filter((name) => !addresses[name]);
  if (missing.length > 0) throw new Error(`The preview of ${missing.join(', ')} has no address`);
  const origins = Object.entries(PREVIEW_SITES).map(([name, setting]) => [
    setting,
    new URL(addresses[name]).origin,
  ]);
  return { ...settings, ...Object.fromEntries(origins) };
}

/** Reads the address of a channel from the CLI's answer to `hosting:channel:create --json` or `…:open --json`. */
export function addressIn(text) {
  const { status, result, error } = JSON.parse(text);
  if (status !== 'success' || !result?.url) throw new Error(error ?? 'The CLI named no address');
  return result.url;
}
