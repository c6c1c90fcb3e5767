import { isolated } from 'shared-lib/model';
import { loadBookingData } from 'shared-lib/data';
import type { Service } from 'shared-lib/model/booking';
import { atOnce, dataApi, storedWrite, type Stored } from 'shared-lib/store';
import type { BookingData } from '../../booking-data/endpoints/live-booking-endpoint';
import { servicesFeed } from '../../booking-data/endpoints/service-endpoints';
import { messages } from './messages';
import { contentOf, formOf, MAX_NAME } from './service-form';
import { nextPlace, withOrders } from './service-order';

const write = (work: (data: BookingData) => Promise<void>) => loadBookingData().then(work);

/** Returns the name of a service's copy, no longer than names may be. */
const copyNameOf = ({ name }: Service) =>
  messages.copyName(name.slice(0, MAX_NAME - messages.copyName('').length));

const serviceWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Copies a service, hidden, so that nobody books what isn't finished. */
    duplicateService: build.mutation<Stored, { uid: string; service: Service; services: readonly Service[] }>(
      storedWrite(
        ({ uid, service, services }) =>
          write((data) => {
            const content = {
              ...contentOf(formOf(service)),
              payment: service.payment,
              name: copyNameOf(service),
            };
            const place = { order: nextPlace(services), hidden: true };
            return data.createService(uid, data.newServiceId(), content, place);
          }),
        { done: ({ service }) => messages.duplicated(copyNameOf(service)) },
      ),
    ),
    setServiceHidden: build.mutation<Stored, { service: Service; hidden: boolean }>(
      storedWrite(({ service, hidden }) => write((data) => data.updateService(service.id, { hidden })), {
        done: ({ service, hidden }) =>
          hidden ? messages.hidden(isolated(service.name)) : messages.shown(isolated(service.name)),
      }),
    ),
    archiveService: build.mutation<Stored, Service>(
      storedWrite(({ id }) => write((data) => data.setServiceArchived(id, true))),
    ),
    restoreService: build.mutation<Stored, Service>(
      storedWrite(({ id }) => write((data) => data.setServiceArchived(id, false)), {
        done: ({ name }) => messages.restored(name),
      }),
    ),
    deleteService: build.mutation<Stored, Service>(
      storedWrite(({ id }) => write((data) => data.deleteService(id)), {
        done: ({ name }) => messages.deleted(name),
      }),
    ),
    /** Stores other positions of services. */
    orderServices: build.mutation<Stored, { uid: string; orders: [id: string, place: number][] }>({
      ...storedWrite(({ orders }) => write((data) => data.orderServices(new Map(orders)))),
      ...atOnce(servicesFeed, ({ uid, orders }) => ({
        in: uid,
        to: (services) => withOrders(services, new Map(orders)),
      })),
    }),
  }),
});

export const {
  useArchiveServiceMutation,
  useDeleteServiceMutation,
  useDuplicateServiceMutation,
  useOrderServicesMutation,
  useRestoreServiceMutation,
  useSetServiceHiddenMutation,
} = serviceWrites;
