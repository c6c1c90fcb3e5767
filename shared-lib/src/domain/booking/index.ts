export * from './availability';
export * from './booking';
export * from './booking-functions';
export * from './booking-states';
export * from './busy';
export * from './calendar-links';
export * from './service';
export * from './slots';
