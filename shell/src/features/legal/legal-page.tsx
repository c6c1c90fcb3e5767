import { useParams } from 'shared-lib/router';
import { PageTitle } from '../../app/page-title';
import { NotFoundPage } from '../../ui/not-found-page';
import styles from './legal-page.module.css';
import { legalTexts, messages } from './messages';

/** Renders one of the legal texts, with the operator's data from the configuration. */
export default function LegalPage() {
  const { document } = useParams();
  const text = document ? legalTexts[document] : undefined;
  if (!text) return <NotFoundPage />;
  return (
    <article className={styles['text']}>
      <PageTitle>{text.title}</PageTitle>
      <h1>{text.title}</h1>
      <p className={styles['version']}>{messages.version}</p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
