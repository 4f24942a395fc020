import { sql } from 'kysely'

/** The columns of an integration as it is sent to browsers: all but its secrets. */
export const INTEGRATION_COLUMNS = sql`
  type, site_url, wp_user, host as wp_domain, gsc_property, gsc_country, gsc_url_include, gsc_url_exclude, ga_property, ga_name,
  ga_events, custom_cms_api_base_url, custom_cms_post_endpoint, custom_cms_put_endpoint, custom_cms_get_endpoint,
  custom_cms_field_mapping, wf_site_id, wf_collection_id, wf_schema_body, wf_schema_summary, shopify_store,
  shopify_blog_id, notion_workspace_name, notion_page_id, notion_page_title, last_error,
  to_char(connected_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as connected_at,
  to_char(last_used_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_used_at,
  to_char(last_error_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_error_at
`
