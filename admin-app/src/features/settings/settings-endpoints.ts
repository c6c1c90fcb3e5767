import {
  subscribeToDescribedFlags,
  subscribeToSetting,
  type StoredFlag,
  type StoredSetting,
} from 'shared-lib/data';
import type { SettingName } from 'shared-lib/domain';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** A setting of the product; live. */
    setting: build.query<StoredSetting<SettingName>, SettingName>(
      liveEndpoint(
        (name: SettingName): Subscribe<StoredSetting<SettingName>> =>
          (onChange, onError) =>
            subscribeToSetting(name, onChange, onError),
      ),
    ),
    /** Every flag with what administrators know of it; live. */
    describedFlags: build.query<StoredFlag[], void>(
      liveEndpoint(
        (): Subscribe<StoredFlag[]> => (onChange, onError) => subscribeToDescribedFlags(onChange, onError),
      ),
    ),
  }),
});

const { useSettingQuery: useAnySettingQuery } = endpoints;
export const { useDescribedFlagsQuery } = endpoints;

/** A setting of the product by its name; live. */
export function useSettingQuery<Name extends SettingName>(name: Name) {
  const { data, error, refetch } = useAnySettingQuery(name);
  return { data: data as StoredSetting<Name> | undefined, error, refetch };
}
