/** A setting as `build/release/settings.mjs` describes it. */
export interface TableSetting {
  name: string;
  kind: 'build' | 'param' | 'secret';
  parts: readonly string[];
  optional?: boolean;
}

/** Inserted by the build; undefined in tests. */
declare const __SETTINGS__: readonly TableSetting[] | undefined;

/** Every setting of a deployment; empty without a build. */
export const SETTING_TABLE: readonly TableSetting[] = typeof __SETTINGS__ === 'undefined' ? [] : __SETTINGS__;
