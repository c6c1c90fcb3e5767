import { Suspense, useState } from 'react';
import { Button, Loader } from '@mantine/core';
import type { TemplateDraft } from 'shared-lib/model';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import type { TemplateEdit } from '../draft/use-template-draft';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { messages } from '../messages';
import { DetailDifferences } from './detail-differences';

const CodeComparison = lazyPart(() => import('../../../ui/code/code-comparison'));

/** Asks which of two edits to keep; neither is lost until the answer. */
export function ConflictDialog({ edit, theirs }: { edit: TemplateEdit; theirs: TemplateDraft | null }) {
  const [compared, setCompared] = useState(false);
  return (
    <OpenDialog
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="xl"
      title={messages.conflictTitle}
    >
      <p>{theirs ? messages.conflictText : messages.gone}</p>
      {theirs && compared && (
        <Suspense fallback={<Loader />}>
          <DetailDifferences theirs={theirs} mine={edit.draft} />
          <CodeComparison before={theirs} after={edit.draft} />
        </Suspense>
      )}
      <div className={dialog.buttons}>
        {theirs && !compared && (
          <Button variant="subtle" onClick={() => setCompared(true)}>
            {messages.compare}
          </Button>
        )}
        {theirs && (
          <Button variant="default" onClick={() => edit.resolve('theirs')}>
            {messages.takeTheirs}
          </Button>
        )}
        <Button onClick={() => edit.resolve('mine')}>{messages.keepMine}</Button>
      </div>
    </OpenDialog>
  );
}
