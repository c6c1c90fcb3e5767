import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'shared-lib/router';
import { ADMIN_TITLE } from 'shared-lib/config';
import type { Admin } from 'shared-lib/model';
import { useAuth } from 'shared-lib/store';
import type { AppError } from 'shared-lib/errors';
import { Notice } from 'shared-lib/ui/notice';
import { SignInSheet } from 'shared-lib/ui/sign-in-form';
import { paths } from '../../paths';
import { setAdminFlag } from 'shared-lib/auth';
import { hideInvitation, readInvitation } from '../../session/invitation';
import { wasRemoved, wayBackIn } from '../../session/way-back';
import styles from './admin-login-page.module.css';
import { messages } from './messages';
import { RegisterForm } from './register-form';
import { SessionNotice } from './session-notice';
import { SecondFactorForm } from './second-factor-form';
import { SignInForm } from './sign-in-form';

type Step =
  | { name: 'sign-in' }
  | { name: 'register' }
  | { name: 'second-factor'; challenge: AppError }
  | { name: 'verify'; email: string };

/** Explains the effect of an invitation, or that one is needed. */
function introOf(step: 'sign-in' | 'register', isInvited: boolean): string {
  if (step === 'register') return isInvited ? messages.invitedRegisterIntro : messages.registerIntro;
  return isInvited ? messages.invitedIntro : messages.intro;
}

/**
 * Renders '/admin/login': signing in, registering, and the next steps of an invited person.
 *
 * @param props.onFix - Fixes the permissions of the open session; returns whether it is an administrator's.
 */
export default function AdminLoginPage({ onFix }: { onFix: () => Promise<boolean> }) {
  const navigate = useNavigate();
  const { firebaseUser } = useAuth();
  const [step, setStep] = useState<Step>({ name: 'sign-in' });
  // The link of an invitation may come into a page that is open already.
  const { hash, state } = useLocation();
  const isInvited = readInvitation() !== null;
  const title = {
    'sign-in': messages.signInTitle,
    register: messages.registerTitle,
    verify: messages.verifyTitle,
    'second-factor': messages.codeTitle,
  }[step.name];

  useEffect(hideInvitation, [hash]);
  useEffect(() => {
    document.title = `${title} · ${ADMIN_TITLE}`;
  }, [title]);

  const enter = () => navigate(wayBackIn(state), { replace: true });
  const onAdmin = async (admin: Admin) => {
    await setAdminFlag(admin);
    enter();
  };
  const fix = async () => {
    if (await onFix()) enter();
  };

  return (
    <SignInSheet>
      <header>
        <p className={styles.product}>{ADMIN_TITLE}</p>
        <h1>{title}</h1>
        {(step.name === 'sign-in' || step.name === 'register') && (
          <p className={styles.intro}>{introOf(step.name, isInvited)}</p>
        )}
        {step.name === 'second-factor' && <p className={styles.intro}>{messages.codeIntro}</p>}
      </header>
      {wasRemoved(state) && step.name === 'sign-in' && (
        <Notice tone="warning" title={messages.removed}>
          {messages.removedText}
        </Notice>
      )}

      {step.name === 'sign-in' && (
        <>
          <SignInForm
            onAdmin={onAdmin}
            onSecondFactor={(challenge) => setStep({ name: 'second-factor', challenge })}
          />
          <Link to={paths.passwordReset} className={styles.back}>
            {messages.forgot}
          </Link>
        </>
      )}
      {step.name === 'second-factor' && <SecondFactorForm challenge={step.challenge} onAdmin={onAdmin} />}
      {step.name === 'register' && (
        <RegisterForm onAdmin={onAdmin} onInvited={(email) => setStep({ name: 'verify', email })} />
      )}
      {step.name === 'verify' && <p role="status">{messages.verifyText(step.email)}</p>}

      {step.name === 'sign-in' ? (
        <p className={styles.other}>
          {messages.noAccount}{' '}
          <Button variant="subtle" size="compact-md" onClick={() => setStep({ name: 'register' })}>
            {messages.register}
          </Button>
        </p>
      ) : (
        <p className={styles.other}>
          {step.name === 'register' && messages.haveAccount}{' '}
          <Button variant="subtle" size="compact-md" onClick={() => setStep({ name: 'sign-in' })}>
            {messages.signIn}
          </Button>
        </p>
      )}
      {firebaseUser && step.name === 'sign-in' && <SessionNotice email={firebaseUser.email} onFix={fix} />}
      <Link to={paths.ownerHome} className={styles.back}>
        {messages.back}
      </Link>
    </SignInSheet>
  );
}
