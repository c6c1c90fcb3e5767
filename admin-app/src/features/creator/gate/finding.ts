/** Something that the publish gate found. */
export interface GateFinding {
  /** An error keeps the template from being published; a warning can be overridden with a reason. */
  level: 'error' | 'warning';
  /** What was looked at. */
  check: string;
  message: string;
  /** What to do about it. */
  fix: string;
}
