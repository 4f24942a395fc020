import type { MantineColorSchemeManager } from '@mantine/core'
import { changePreferences, onPreferencesChange, readPreferences } from './stored-preferences.ts'

let stop = () => {}

/** Keeps a colour scheme for each user, and follows changes in another tab and of the signed-in user. */
export const keptColorScheme: MantineColorSchemeManager = {
  get: (fallback) => readPreferences().colorScheme ?? fallback,
  set: (colorScheme) => {
    // A change that is only followed must not become this user's own choice.
    if (colorScheme !== (readPreferences().colorScheme ?? 'auto')) changePreferences({ colorScheme })
  },
  subscribe: (onUpdate) => {
    stop = onPreferencesChange(() => onUpdate(readPreferences().colorScheme ?? 'auto'))
  },
  unsubscribe: () => stop(),
  clear: () => changePreferences({ colorScheme: null }),
}
