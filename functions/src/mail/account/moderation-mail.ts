import type { Timestamp } from 'firebase-admin/firestore';
import { PRODUCT_NAME } from 'shared-lib/config';
import { OWNER_SCREENS, unlinked } from 'shared-lib/model';
import { APPEAL } from 'shared-lib/errors';
import type { AppealDocument } from '../../moderation/appeal-document';
import { accountMail, type Addressee } from './compose-account-mail';
import type { ComposedMail } from '../compose-mail';
import { momentInSentence } from '../mail-when';
import { mailOrigins } from '../mail-origins';
import { oneLine } from '../safe-text';

/*
 * The mails about what administrators decided. They go to whatever address the account has, to which nobody's words may lead: it may
 * be somebody else's.
 */

/** Text of the mail that says why a card was taken down. */
const takedownTexts = {
  subject: (card: string) => `Hemos retirado tu tarjeta «${card}»`,
  heading: 'Hemos retirado una tarjeta tuya',
  preview: 'Te decimos por qué y qué puedes hacer.',
  lead: (card: string, at: string) =>
    `Una persona de nuestro equipo ha revisado la tarjeta «${card}» y la ha retirado el ${at} (hora de Madrid). Nadie la ve y no se puede publicar; tu cuenta y tus otras tarjetas siguen igual.`,
  reason: 'Motivo',
  appeal: `${APPEAL} También puedes apelar en Tarjetas, con el botón «Apelar»: la revisará otra persona si la hay, y te responderemos por email.`,
  open: 'Ver mis tarjetas',
  because: `Te escribimos porque la tarjeta está en tu cuenta de ${PRODUCT_NAME}.`,
};

/** Text of the mail that says why an account was suspended. */
const suspensionTexts = {
  subject: 'Hemos suspendido tu cuenta',
  preview: 'Te decimos por qué y qué puedes hacer.',
  lead: (at: string) =>
    `Una persona de nuestro equipo ha suspendido tu cuenta el ${at} (hora de Madrid). No puedes entrar y nadie ve tus tarjetas; no se ha borrado nada.`,
  reason: 'Motivo',
  appeal: `${APPEAL} También puedes apelar con el botón de este email: lo revisará otra persona si la hay, y te responderemos por email.`,
  open: 'Apelar',
  because: `Te escribimos porque este es el email de una cuenta de ${PRODUCT_NAME}.`,
};

/** Text of the mail that answers an appeal. */
const appealTexts = {
  subject: 'Respuesta a tu apelación',
  preview: 'Una persona de nuestro equipo la ha revisado.',
  leads: {
    card: {
      accepted: (card: string) => `Hemos aceptado tu apelación: la tarjeta ${card} ya no está retirada.`,
      refused: (card: string) => `Hemos revisado tu apelación y la tarjeta ${card} sigue retirada.`,
    },
    account: {
      accepted: () => 'Hemos aceptado tu apelación: tu cuenta vuelve a estar activa.',
      refused: () => 'Hemos revisado tu apelación y tu cuenta sigue suspendida.',
    },
  },
  answer: 'Respuesta',
  open: 'Ir a mi cuenta',
  because: `Te escribimos porque apelaste una decisión sobre tu cuenta de ${PRODUCT_NAME}.`,
};

/** Composes the mail that says why a card was taken down, and how to object. */
export function takedownMail(
  user: Addressee,
  card: string,
  { reason, at }: { reason: string; at: Timestamp },
  from: string,
): ComposedMail {
  const { subject, heading, preview, lead, appeal, open, because } = takedownTexts;
  const name = unlinked(oneLine(card));
  return accountMail(
    user,
    from,
    {
      ...{ subject: subject(name), heading, preview },
      lead: lead(name, momentInSentence('es', 'Europe/Madrid', at.toMillis())),
      facts: [{ label: takedownTexts.reason, lines: [unlinked(reason)], links: [] }],
      notes: [{ text: appeal, links: [] }],
      ...{ label: open, path: OWNER_SCREENS.cards.path },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail that says why an account was suspended, with the link to appeal, which works without signing in. */
export function suspensionMail(
  user: Addressee & { uid: string },
  { reason, suspendedAt, proof }: { reason: string; suspendedAt: Timestamp; proof: string },
  from: string,
): ComposedMail {
  const { subject, preview, lead, appeal, open, because } = suspensionTexts;
  const query = new URLSearchParams({ cuenta: user.uid, clave: proof });
  return accountMail(
    user,
    from,
    {
      ...{ subject, preview, heading: subject },
      lead: lead(momentInSentence('es', 'Europe/Madrid', suspendedAt.toMillis())),
      facts: reason ? [{ label: suspensionTexts.reason, lines: [unlinked(reason)], links: [] }] : [],
      notes: [{ text: appeal, links: [] }],
      ...{ label: open, url: `${mailOrigins().shellOrigin}/apelar#${query}` },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail with the decision on an appeal and the administrator's words. */
export function appealMail(
  user: Addressee,
  { about, slug, status, answer }: Pick<AppealDocument, 'about' | 'slug' | 'status' | 'answer'>,
  from: string,
): ComposedMail {
  const { subject, preview, leads, open, because } = appealTexts;
  return accountMail(
    user,
    from,
    {
      ...{ subject, preview, heading: subject },
      lead: leads[about][status === 'accepted' ? 'accepted' : 'refused'](oneLine(slug)),
      facts: [{ label: appealTexts.answer, lines: [unlinked(answer)], links: [] }],
      ...{ label: open, path: OWNER_SCREENS.cards.path },
    },
    { text: because, links: [] },
  );
}
