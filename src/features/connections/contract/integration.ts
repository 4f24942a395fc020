import { z } from 'zod'

/** The kinds of integrations that a plan can have (N-15). */
export const INTEGRATION_TYPES = [
  'wp-plugin',
  'webflow',
  'notion',
  'shopify',
  'custom-cms',
  'ga-4',
  'gsc',
] as const

/** The publishing systems among them. */
export const PUBLISHER_TYPES = ['wp-plugin', 'webflow', 'notion', 'shopify', 'custom-cms'] as const
export type PublisherType = (typeof PUBLISHER_TYPES)[number]

const cmsField = z.string().nullable()

/** What the fields of a custom CMS are called, by the parts of an article; null for a part that is not sent. */
export const cmsMapping = z.object({
  title: cmsField,
  content: cmsField,
  slug: cmsField,
  featured_image: cmsField,
  published_at: cmsField,
  author: cmsField,
})

/** An integration as it is sent to browsers (N-15). Secrets stay on the server. */
export const integration = z.object({
  type: z.enum(INTEGRATION_TYPES),
  connected_at: z.string(),
  /** Only for wp-plugin: the address of the site. */
  site_url: z.string().nullable(),
  /** Only for wp-plugin: the user whose application password connects the site; null when a key of the plugin does. */
  wp_user: z.string().nullable(),
  /** Only for wp-plugin and webflow: the host of the site. */
  wp_domain: z.string().nullable(),
  /** Only for gsc: the property and the filters of its rows. */
  gsc_property: z.string().nullable(),
  gsc_country: z.string().nullable(),
  gsc_url_include: z.string().nullable(),
  gsc_url_exclude: z.string().nullable(),
  /** Only for ga-4: the property (`properties/123`), its name, and the events that count, with commas between. */
  ga_property: z.string().nullable(),
  ga_name: z.string().nullable(),
  ga_events: z.string().nullable(),
  /** Only for custom-cms: the address of its API, its endpoints, and its fields; null: they have the usual names. */
  custom_cms_api_base_url: z.string().nullable(),
  custom_cms_post_endpoint: z.string().nullable(),
  custom_cms_put_endpoint: z.string().nullable(),
  custom_cms_get_endpoint: z.string().nullable(),
  custom_cms_field_mapping: cmsMapping.nullable(),
  /** Only for webflow: the site, the collection, and the slugs of its fields for the body and the summary. */
  wf_site_id: z.string().nullable(),
  wf_collection_id: z.string().nullable(),
  wf_schema_body: z.string().nullable(),
  wf_schema_summary: z.string().nullable(),
  /** Only for shopify: the store (`name.myshopify.com`) and its blog; null before one is chosen. */
  shopify_store: z.string().nullable(),
  shopify_blog_id: z.string().nullable(),
  /** Only for notion: the workspace, and the page that articles go under; null before one is chosen. */
  notion_workspace_name: z.string().nullable(),
  notion_page_id: z.string().nullable(),
  notion_page_title: z.string().nullable(),
  /** When it last did what it is for. */
  last_used_at: z.string().nullable(),
  /** Why it failed since, in words, and when. */
  last_error: z.string().nullable(),
  last_error_at: z.string().nullable(),
})
export type Integration = z.infer<typeof integration>
