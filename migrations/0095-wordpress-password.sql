-- A WordPress site without our plugin (type wp-plugin): the user whose application password is the sealed secret. null:
-- the secret is a key of the plugin.
alter table integrations
  add column wp_user text check (length(wp_user) <= 320);
