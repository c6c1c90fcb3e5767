import { useAuth } from 'shared-lib/store';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import { PasswordQuestion } from 'shared-lib/recent-sign-in';
import { SectionStack } from 'shared-lib/ui/section-card';
import { notifiesDevices } from 'shared-lib/push-device';
import 'shared-lib/ui/component-sheets.css';
import { DeletionSection } from './account-data/deletion-section';
import { ExportSection } from './account-data/export-section';
import { EmailSection } from './email-section';
import { LegalSection } from './legal-section';
import { messages } from './messages';
import { MetricsPanel } from './metrics-panel/metrics-panel';
import { BellSection, EmailsSection } from './notifications-section';
import { PasswordSection } from './safety/password-section';
import { PrivacySection } from './privacy-section';
import { PushSection } from './push-section';
import { RemindersSection } from './reminders-section';
import { ReviewsSection } from './reviews-section';
import { SecondFactorSection } from './safety/second-factor-section';
import { SessionSection } from './safety/session-section';
import { ThemeSection } from './theme-section';

/** Renders 'Configuración' of the account: sections that are each autosaved. */
export default function SettingsPage() {
  const { user, firebaseUser } = useAuth();
  return (
    <>
      <PageHeading title={messages.title} intro={messages.intro} />
      <OfflineNotice />
      <AfterHeading>
        <SectionStack>
          {user && <ThemeSection user={user} />}
          {user && <EmailsSection user={user} />}
          {user && <BellSection user={user} />}
          {user && notifiesDevices && <PushSection user={user} />}
          <RemindersSection />
          <ReviewsSection />
          {user && <PrivacySection user={user} />}
          <MetricsPanel />
          <EmailSection />
          <PasswordSection />
          <SecondFactorSection />
          <SessionSection />
          <ExportSection />
          <DeletionSection />
          <LegalSection />
        </SectionStack>
      </AfterHeading>
      <PasswordQuestion email={firebaseUser?.email ?? ''} />
    </>
  );
}
