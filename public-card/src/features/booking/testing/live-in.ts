const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** Gives the browser a time zone, until mocks are restored. */
export function liveIn(timeZone: string): void {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}
