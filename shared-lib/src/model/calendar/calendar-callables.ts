import { z } from 'zod';
import { CALENDAR_ADDRESS_MAX, type CalendarSource } from './calendar-source';
import { defineCallable, perHour, returns } from '../callable';

const sourceId = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** Callables about calendars of other programs. */
export const calendarCallables = {
  /** Reads a calendar at once and from then on; the same id adds it once. */
  addCalendarSource: defineCallable({
    input: z.object({
      sourceId,
      address: z.string().trim().min(1).max(CALENDAR_ADDRESS_MAX),
      allDayBlocks: z.boolean(),
    }),
    output: returns<CalendarSource>(),
    capability: null,
    // Asks an address that anybody may choose.
    storedLimit: perHour(20),
  }),
  listCalendarSources: defineCallable({
    input: z.object({}),
    output: returns<{ sources: CalendarSource[] }>(),
    capability: null,
    inReadOnly: true,
  }),
  changeCalendarSource: defineCallable({
    input: z.object({ sourceId, allDayBlocks: z.boolean() }),
    output: returns<CalendarSource>(),
    capability: null,
    storedLimit: perHour(60),
  }),
  removeCalendarSource: defineCallable({
    input: z.object({ sourceId }),
    output: returns<{ sourceId: string }>(),
    capability: null,
  }),
};
