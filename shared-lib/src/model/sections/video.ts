import { parseLinkUrl } from '../links/link-url';

/** Platforms of videos, by their hosts without `www.` or `m.`. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
  'tiktok.com': 'TikTok',
  'vm.tiktok.com': 'TikTok',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'fb.watch': 'Facebook',
  'twitch.tv': 'Twitch',
  'dailymotion.com': 'Dailymotion',
  'dai.ly': 'Dailymotion',
  'linkedin.com': 'LinkedIn',
};

/** A video on a platform. */
export interface Video {
  /** Its address there. */
  url: string;
  platform: string;
}

/**
 * Reads the address of a video, however it was copied: with or without `https://`, also that of a player to embed.
 *
 * @returns `null` for an address on no known platform, and for a platform's front page.
 */
export function parseVideo(typed: string): Video | null {
  const parsed = parseLinkUrl(typed);
  if (!parsed.ok || !URL.canParse(parsed.url)) return null;
  const url = new URL(parsed.url);
  const host = url.hostname.replace(/^(www|m)\./, '');
  const platform = Object.hasOwn(PLATFORMS, host) ? PLATFORMS[host] : undefined;
  if (!platform || url.protocol !== 'https:' || url.pathname === '/') return null;
  const embedded = /^\/embed\/([\w-]+)$/.exec(url.pathname)?.[1];
  const played = host === 'player.vimeo.com' ? /^\/video\/(\d+)$/.exec(url.pathname)?.[1] : undefined;
  if (platform === 'YouTube' && embedded)
    return { platform, url: `https://www.youtube.com/watch?v=${embedded}` };
  return { platform, url: played ? `https://vimeo.com/${played}` : url.href };
}
