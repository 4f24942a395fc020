import { useSyncExternalStore } from 'react'
import { onPreferencesChange, readPreferences } from './stored-preferences.ts'

export function usePreferences() {
  return useSyncExternalStore(onPreferencesChange, readPreferences)
}
