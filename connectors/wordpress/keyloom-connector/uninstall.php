<?php
/**
 * Removes the keys, the settings and the metadata of posts. The posts stay, with the marks in their texts.
 *
 * @package Keyloom\Connector
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Cleans one site.
 */
function keyloom_connector_clean(): void {
	foreach ( array( 'keys', 'last_use', 'settings' ) as $name ) {
		delete_option( 'keyloom_connector_' . $name );
	}
	foreach ( array( 'id', 'hash', 'revision', 'title', 'description', 'canonical', 'json_ld' ) as $name ) {
		delete_post_meta_by_key( '_keyloom_' . $name );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $keyloom_connector_site ) { // phpcs:ignore WordPress.Arrays
		switch_to_blog( $keyloom_connector_site );
		keyloom_connector_clean();
		restore_current_blog();
	}
} else {
	keyloom_connector_clean();
}
