import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from 'shared-lib/toast';
import { currentInstallEvent, forgetInstallEvent, subscribeToInstallEvent } from './install-event';
import { isInstalled, isOfferPaused, needsIosHint, pauseOffer } from './install-state';
import { messages } from './messages';
import { Prompt, PromptButton } from './prompt';
import { whenNotTyping } from './typing';

/** Renders the offer to install the app, for people who can and haven't refused it lately. */
export function InstallBanner() {
  const offer = useSyncExternalStore(subscribeToInstallEvent, currentInstallEvent);
  const [refused, setRefused] = useState(isOfferPaused);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenNotTyping(() => setQuiet(true)), []);
  useEffect(() => {
    const onInstalled = () => showToast('success', messages.installed);
    addEventListener('appinstalled', onInstalled);
    return () => removeEventListener('appinstalled', onInstalled);
  }, []);

  const refuse = () => {
    pauseOffer();
    setRefused(true);
  };
  if (refused || !quiet || isInstalled()) return null;
  if (offer) {
    const install = async () => {
      forgetInstallEvent();
      const { outcome } = await offer.prompt();
      if (outcome === 'dismissed') refuse();
    };
    return (
      <Prompt title={messages.installTitle} text={messages.installOffer}>
        <PromptButton main onClick={() => void install()}>
          {messages.install}
        </PromptButton>
        <PromptButton onClick={refuse}>{messages.notNow}</PromptButton>
      </Prompt>
    );
  }
  if (!needsIosHint()) return null;
  return (
    <Prompt title={messages.installTitle} text={messages.installOnIos}>
      <PromptButton main onClick={refuse}>
        {messages.understood}
      </PromptButton>
    </Prompt>
  );
}
