/** The tabs of the settings (F-210), as far as there is something behind them, and that of the models. */
export const SETTINGS_TABS = [
  { value: 'general', label: 'General' },
  { value: 'integrations', label: 'Integrations' },
  { value: 'info', label: 'Company info' },
  { value: 'models', label: 'Models' },
  { value: 'autoblog', label: 'Autoblog' },
  { value: 'users', label: 'Users' },
  { value: 'bulk-actions', label: 'Bulk actions' },
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

/** The tab that an address names; the first one for any other. */
export function readTab({ tab }: Record<string, unknown>): SettingsTab {
  return SETTINGS_TABS.find(({ value }) => value === tab)?.value ?? 'general'
}
