import type { CardTheme } from '../../model/card/card-schema';
import { linkDetail } from '../../model/files/pdf-file';
import type { PublicLink } from '../../model/card/public-card';
import { openableUrl } from '../../model/links/maps-url';
import { brandClass } from './icons/brand-colors';
import type { CardViewCard } from './card-view';
import { Icon } from './icons/icon';
import { linkBlocks, socialLinks } from './link-blocks';
import { LINK_ICON_PATHS } from './icons/link-icon-paths';
import { linkIcon } from './icons/link-icon';
import { useCardWords } from './card-words';
import { outside } from './outside';
import { templateStyle } from './css/template-css';
import { linkRuns, templatedLinksHtml, type LinkRun } from './templated/templated-links';
import { TemplatedPart } from './templated/templated-part';

function LinkText({ link }: { link: PublicLink }) {
  const detail = linkDetail(link, useCardWords().locale);
  if (!detail) return <span className="tj-text tj-title">{link.title}</span>;
  return (
    <span className="tj-text">
      <span className="tj-title">{link.title}</span>
      <span className="tj-detail">{detail}</span>
    </span>
  );
}

function OwnLink({ link, theme }: { link: PublicLink; theme: CardTheme }) {
  const words = useCardWords();
  const name = linkIcon(link);
  const icon = <Icon path={LINK_ICON_PATHS[name]} badge brand={brandClass(theme, name)} />;
  if (link.url === '') {
    return (
      <span className="tj-link tj-still" data-copy={link.description} data-copied={words.copied}>
        {icon}
        <LinkText link={link} />
      </span>
    );
  }
  const url = openableUrl(link.url);
  return (
    <a className="tj-link" href={url} {...outside(url)}>
      {icon}
      <LinkText link={link} />
    </a>
  );
}

function OwnLinks({
  links,
  theme,
  label,
}: {
  links: readonly PublicLink[];
  theme: CardTheme;
  label: string;
}) {
  return (
    <ul className="tj-links" aria-label={label}>
      {links.map((link) => (
        <li key={link.id} data-link={link.id}>
          <OwnLink link={link} theme={theme} />
        </li>
      ))}
    </ul>
  );
}

function Socials({ links, theme }: { links: readonly PublicLink[]; theme: CardTheme }) {
  const words = useCardWords();
  return (
    <ul className="tj-socials" aria-label={words.socials}>
      {links.map((link) => (
        <li key={link.id} data-link={link.id}>
          <a
            className={brandClass(theme, linkIcon(link))}
            href={link.url}
            aria-label={link.title}
            {...outside(link.url)}
          >
            <Icon path={LINK_ICON_PATHS[linkIcon(link)]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CardLinksProps extends Pick<CardViewCard, 'links' | 'theme' | 'templates'> {
  /** Level of the headings between the links. */
  Heading: 'h2' | 'h3' | 'h4';
}

/** Renders the links of a card: a row of icons where its owner wants one, then headings, texts and links in their order. */
export function CardLinks({ links, theme, templates, Heading }: CardLinksProps) {
  const words = useCardWords();
  const socials = socialLinks(links, theme, templates);
  const drawn = (run: LinkRun) => run.links.map(({ id }) => ({ id, html: templates?.links[id]?.html ?? '' }));
  const blocks = linkBlocks(socials.length > 0 ? links.filter((link) => !socials.includes(link)) : links);
  return (
    <>
      {socials.length > 0 && <Socials links={socials} theme={theme} />}
      {blocks.map((block) => {
        if (block.part === 'heading') {
          return (
            <Heading key={block.link.id} className="tj-heading" dir="auto">
              {block.link.title}
            </Heading>
          );
        }
        if (block.part === 'text') {
          return (
            <p key={block.link.id} className="tj-words" dir="auto">
              {block.link.description}
            </p>
          );
        }
        return linkRuns(block.links, templates).map((run) =>
          run.style === null ? (
            <OwnLinks
              key={run.links[0]?.id}
              links={run.links}
              theme={theme}
              label={block.under || words.links}
            />
          ) : (
            <TemplatedPart
              key={run.links[0]?.id}
              style={templateStyle(templates?.styles[run.style] ?? '')}
              html={templatedLinksHtml(drawn(run), words.links)}
            />
          ),
        );
      })}
    </>
  );
}
