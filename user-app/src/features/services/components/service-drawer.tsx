import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Service } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { Drawer } from 'shared-lib/ui/layers';
import { useCardsQuery } from '../../../card-data/card-endpoints';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { formMessages as text } from '../messages';
import { blankService, formOf, serviceDraftKey } from '../service-form';
import { ServiceForm } from './service-form';
import styles from './service-form.module.css';

interface ServiceDrawerProps {
  /** Id of the open service; `new` for a new one, `null` for none. */
  opened: string | null;
  services: readonly Service[];
  onClose: () => void;
}

/** Renders the form of a service: beside the list, or on the whole of a phone's screen. */
export function ServiceDrawer({ opened, services, onClose }: ServiceDrawerProps) {
  // The drawer shows the same content while it closes.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="min(640px, 100%)"
      padding={0}
      title={shown === 'new' ? text.newTitle : text.editTitle}
      classNames={{
        header: styles.drawerHead ?? '',
        title: styles.drawerTitle ?? '',
        content: styles.drawer ?? '',
      }}
    >
      {shown && <OpenedService key={shown} id={shown} services={services} onClose={onClose} />}
    </Drawer>
  );
}

/** Loads the data that the form starts with. */
function OpenedService({
  id,
  services,
  onClose,
}: {
  id: string;
  services: readonly Service[];
  onClose: () => void;
}) {
  const uid = useUid();
  const { data: cards } = useCardsQuery(uid);
  const service = services.find((candidate) => candidate.id === id) ?? null;
  if (id !== 'new' && !service)
    return (
      <div className={styles.gone}>
        <Notice tone="warning" title={text.gone} actions={<Button onClick={onClose}>{text.close}</Button>}>
          <p>{text.goneText}</p>
        </Notice>
      </div>
    );
  if (!cards)
    return (
      <LoadingOrOffline>
        <div role="status" aria-label={text.loading} className={styles.gone}>
          <SkeletonBlock height={420} radius={12} />
        </div>
      </LoadingOrOffline>
    );
  const stored = service
    ? formOf(service)
    : blankService(
        cards.map((card) => card.id),
        services[0]?.currency ?? 'EUR',
      );
  return (
    <ServiceForm
      draftKey={serviceDraftKey(uid, id)}
      service={service}
      stored={stored}
      services={services}
      cards={cards}
      onClose={onClose}
    />
  );
}
