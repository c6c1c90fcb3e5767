import { subscribeToSetting, type StoredSetting } from 'shared-lib/data';
import type { SettingName } from 'shared-lib/model';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

/** Endpoint of the product's settings. */
export const settingEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to a setting of the product. */
    setting: build.query<StoredSetting<SettingName>, SettingName>(
      liveEndpoint(
        (name: SettingName): Subscribe<StoredSetting<SettingName>> =>
          (onChange, onError) =>
            subscribeToSetting(name, onChange, onError),
      ),
    ),
  }),
});

const { useSettingQuery: useAnySettingQuery } = settingEndpoints;

/** Subscribes to a setting of the product by its name. */
export function useSettingQuery<Name extends SettingName>(name: Name) {
  const query = useAnySettingQuery(name);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The answer to a name is its setting.
  return { ...query, data: query.data as StoredSetting<Name> | undefined };
}
