import { useEffect, useState } from 'react';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconForms, IconSearch, IconUpload, IconUserPlus } from '@tabler/icons-react';
import { PERSON_LIMITS } from 'shared-lib/model/booking';
import { useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { CsvButton, ExportButton } from 'shared-lib/ui/csv-export';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import 'shared-lib/ui/component-sheets.css';
import { BookingTabs } from '../../ui/booking-tabs';
import { ToolsMenu, type ScreenTool } from '../../ui/screen-tools';
import { useIsWide } from '../../ui/use-is-wide';
import { AddPersonDialog } from './add-person-dialog';
import { CustomerList } from './customer-list';
import { CustomerPanel } from './customer-panel';
import styles from './customers-page.module.css';
import { ImportDialog } from './import/import-dialog';
import { LeadForms } from './lead-forms';
import { messages } from './messages';
import { peopleCsv, peopleVCards } from './import/people-csv';

/** Delay after the last key before a search starts, in milliseconds. */
const PATIENCE_MS = 350;

/** Renders 'Personas': everybody who has booked or left their details, with the data that the owner stores of them. */
export default function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const requested = (search.get('q') ?? '').slice(0, 80);
  const [typed, setTyped] = useState(requested);
  const tag = (search.get('etiqueta') ?? '').slice(0, PERSON_LIMITS.tag);
  const open = search.get('persona');
  const [dialog, setDialog] = useState<'forms' | 'add' | 'import' | null>(null);
  const closeDialog = () => setDialog(null);
  const isWide = useIsWide();
  const tools: ScreenTool[] = [
    {
      icon: <IconForms size={18} aria-hidden />,
      label: messages.form.button,
      go: () => setDialog('forms'),
    },
    {
      icon: <IconUpload size={18} aria-hidden />,
      label: messages.import.button,
      go: () => setDialog('import'),
    },
  ];
  const uid = useUid();
  const put = (name: 'persona' | 'etiqueta', value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );

  useEffect(() => {
    if (typed.trim() === requested) return;
    const timer = setTimeout(
      () =>
        setSearch(
          (before) => {
            if (typed.trim() === '') before.delete('q');
            else before.set('q', typed.trim());
            return before;
          },
          { replace: true, preventScrollReset: true },
        ),
      PATIENCE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, requested, setSearch]);

  return (
    <>
      <PageHeading
        title={messages.title}
        intro={isWide && messages.intro}
        compact
        action={
          <ToolsMenu
            tools={tools}
            main={
              isWide ? (
                <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setDialog('add')}>
                  {messages.person.button}
                </Button>
              ) : (
                <ActionIcon
                  variant="filled"
                  size={44}
                  aria-label={messages.person.button}
                  onClick={() => setDialog('add')}
                >
                  <IconUserPlus size={20} aria-hidden />
                </ActionIcon>
              )
            }
          />
        }
      />
      <BookingTabs />
      <OfflineNotice />
      <TextInput
        type="search"
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        className={styles.search}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {tag && (
        <p className={styles.filter}>
          {messages.tagFilter(tag)}
          <Button variant="subtle" size="compact-md" onClick={() => put('etiqueta', null)}>
            {messages.clearTag}
          </Button>
        </p>
      )}
      <CustomerList
        key={`${tag} ${requested}`}
        search={requested}
        tag={tag}
        onOpen={({ id }) => put('persona', id)}
        onTag={(chosen) => put('etiqueta', chosen)}
      />
      <div className={styles.export}>
        <CsvButton fileName={messages.csv.file} source={peopleCsv(uid)} total={null} />
        <ExportButton
          label={messages.vCards.button}
          fileName={messages.vCards.file}
          source={peopleVCards(uid)}
          total={null}
        />
      </div>
      <p className={styles.soft}>{messages.vCards.help}</p>
      <CustomerPanel customerId={open} onClose={() => put('persona', null)} />
      <LeadForms opened={dialog === 'forms'} onClose={closeDialog} />
      <AddPersonDialog opened={dialog === 'add'} onClose={closeDialog} />
      <ImportDialog opened={dialog === 'import'} onClose={closeDialog} />
    </>
  );
}
