import { COUNTRIES, listCountryOptions } from '#features/contentplans/markets/index.ts'
import { INTEGRATION_OF_CMS } from '#features/contentplans/rules.ts'

const CMS_NAMES = {
  wordpress: 'WordPress',
  webflow: 'Webflow',
  notion: 'Notion',
  shopify: 'Shopify',
  'custom-cms': 'Custom CMS',
  autoblog: 'Autoblog',
} as const satisfies Record<keyof typeof INTEGRATION_OF_CMS | 'autoblog', string>

const CMS = ['wordpress', 'webflow', 'notion', 'shopify', 'custom-cms', 'autoblog'] as const

/** Where finished articles can go: nowhere, or to what the plan is connected to (F-221), `autoblog` among it; and the saved one. */
export function listCms(connected: readonly string[] | null, saved: string) {
  // Before the connections are known, the saved one counts as connected.
  const isConnected = (cms: (typeof CMS)[number]) =>
    connected?.includes(cms === 'autoblog' ? cms : INTEGRATION_OF_CMS[cms]) ?? cms === saved
  return [
    { value: 'none', label: 'None' } as const,
    ...CMS.filter((one) => one === saved || isConnected(one)).map((value) => ({
      value,
      label: isConnected(value) ? CMS_NAMES[value] : `${CMS_NAMES[value]} (not connected)`,
    })),
  ]
}

/** Every country by the number of its search market, found by all its names. */
export function listMarkets() {
  const codes = new Map(COUNTRIES.map(({ code, seoCode }) => [code, seoCode]))
  return listCountryOptions().map((option) => ({ ...option, value: codes.get(option.value) ?? '' }))
}

/** Where images come from: those that work, and the saved one. */
export function listImageSources(saved: string) {
  const all = [
    { value: 'none', label: 'None' },
    { value: 'stock', label: 'Stock photos' },
    { value: 'library', label: 'Library (not in this version)' },
    { value: 'gen-ai', label: 'Generated (not in this version)' },
  ] as const
  return all.filter(({ value }) => value === 'none' || value === 'stock' || value === saved)
}
