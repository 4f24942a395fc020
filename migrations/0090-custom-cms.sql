-- A CMS of the user's own (type custom-cms). Its endpoints are paths below the address, or addresses of the same host.
-- The mapping has the names of its fields by the parts of an article; null: the parts have their usual names.
alter table integrations
  add column custom_cms_api_base_url text check (length(custom_cms_api_base_url) <= 500),
  add column custom_cms_post_endpoint text check (length(custom_cms_post_endpoint) <= 500),
  add column custom_cms_put_endpoint text check (length(custom_cms_put_endpoint) <= 500),
  add column custom_cms_get_endpoint text check (length(custom_cms_get_endpoint) <= 500),
  add column custom_cms_field_mapping jsonb,
  -- When the connection last did what it is for, and why it failed since; both null when it has not been used.
  add column last_used_at timestamptz,
  add column last_error text check (length(last_error) <= 1000),
  add column last_error_at timestamptz;
