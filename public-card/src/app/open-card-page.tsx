import { useState, type FormEvent } from 'react';
import { findSlugProblem, slugify } from 'shared-lib/model';
import { appMessages } from '../messages';
import './open-card-page.css';

/** Renders the site's root, which asks for a card's address. Cards themselves are rendered by the server. */
export function OpenCardPage() {
  const [typed, setTyped] = useState('');
  const [invalid, setInvalid] = useState(false);
  const text = appMessages.open;

  function open(event: FormEvent): void {
    event.preventDefault();
    const slug = slugify(typed);
    if (findSlugProblem(slug) === null) location.assign(`/c/${slug}`);
    else setInvalid(true);
  }

  return (
    <main className="open-card">
      <title>{text.title}</title>
      <form onSubmit={open} noValidate>
        <img src="/favicon.svg" width={48} height={48} alt="" />
        <h1>{text.heading}</h1>
        <label htmlFor="slug">{text.label}</label>
        <input
          id="slug"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="slug-help"
          aria-invalid={invalid}
          onChange={(event) => {
            setTyped(event.target.value);
            setInvalid(false);
          }}
        />
        <p
          id="slug-help"
          className={invalid ? 'open-card-error' : undefined}
          role={invalid ? 'alert' : undefined}
        >
          {invalid ? text.invalid : text.help}
        </p>
        <button type="submit">{text.submit}</button>
      </form>
    </main>
  );
}
