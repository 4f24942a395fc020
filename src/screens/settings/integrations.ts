import type { Integration } from '#features/connections/contract.ts'

interface KnownIntegration {
  type: Integration['type']
  name: string
  /** What it is good for. */
  does: string
  /** Where it is set up; null when its line itself connects it. */
  screen: string | null
  /** What it is connected to; empty when there is nothing to say. */
  detailOf: (found: Integration) => string
}

const nothing = () => ''

/** What a plan can be connected to, in the order of the settings. */
export const INTEGRATIONS: readonly KnownIntegration[] = [
  {
    type: 'gsc',
    name: 'Search Console',
    does: 'Brings the searches that show your pages.',
    screen: 'gsc-integration',
    detailOf: ({ gsc_property: property }) => property?.replace(/^sc-domain:/, '') ?? '',
  },
  {
    type: 'ga-4',
    name: 'Google Analytics',
    does: 'Brings visits and conversions.',
    screen: 'ga-integration',
    detailOf: ({ ga_name: name, ga_property: property }) => name ?? property ?? '',
  },
  {
    type: 'wp-plugin',
    name: 'WordPress',
    does: 'Publishes articles to your site.',
    screen: 'wordpress-integration',
    detailOf: ({ wp_domain: domain }) => domain ?? '',
  },
  {
    type: 'webflow',
    name: 'Webflow',
    does: 'Publishes articles to a collection.',
    screen: 'webflow-integration',
    detailOf: ({ wp_domain: domain }) => domain ?? '',
  },
  {
    type: 'notion',
    name: 'Notion',
    does: 'Puts articles into a workspace of Notion, as pages.',
    screen: null,
    detailOf: nothing,
  },
  {
    type: 'shopify',
    name: 'Shopify',
    does: 'Publishes articles to the blog of your shop.',
    screen: 'shopify-integration',
    detailOf: ({ shopify_store: store }) => store ?? '',
  },
  {
    type: 'custom-cms',
    name: 'Custom CMS',
    does: 'Publishes articles by an API of your own.',
    screen: 'custom-cms-integration',
    detailOf: ({ custom_cms_api_base_url: url }) => (url && URL.canParse(url) ? new URL(url).host : ''),
  },
]
