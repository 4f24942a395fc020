import type { MantineColorSchemeManager } from '@mantine/core'
import { changePreferences, onPreferencesChange, readPreferences } from './stored-preferences.ts'

let stop = () => {}

/** Keeps the colours of each person apart, and follows a change in another tab or of who is signed in. */
export const keptColorScheme: MantineColorSchemeManager = {
  get: (fallback) => readPreferences().colorScheme ?? fallback,
  set: (colorScheme) => {
    // Following a change must not make it a choice of this person's own.
    if (colorScheme !== (readPreferences().colorScheme ?? 'auto')) changePreferences({ colorScheme })
  },
  subscribe: (onUpdate) => {
    stop = onPreferencesChange(() => onUpdate(readPreferences().colorScheme ?? 'auto'))
  },
  unsubscribe: () => stop(),
  clear: () => changePreferences({ colorScheme: null }),
}
