<?php
/**
 * Settings > Keyloom.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const PAGE  = 'keyloom-connector';
const NONCE = 'keyloom_connector';

/**
 * Adds the page to the menu.
 */
function add_settings_page(): void {
	$hook = add_options_page( 'Keyloom', 'Keyloom', 'manage_options', PAGE, __NAMESPACE__ . '\show_settings_page' );
	add_action( "load-$hook", __NAMESPACE__ . '\run_action' );
}

/**
 * Shows the page. A new key is in this one answer and nowhere else, which is why there is no redirect.
 */
function show_settings_page(): void {
	$new_key = remember_new_key();
	wp_enqueue_script( 'keyloom-copy-key', plugins_url( 'copy-key.js', __FILE__ ), array(), VERSION, true );
	echo '<div class="wrap"><h1>Keyloom</h1>';
	if ( null !== $new_key ) {
		show_new_key( $new_key );
	}
	show_keys();
	show_settings();
	echo '</div>';
}

/**
 * Keeps a key that was just made until the page is shown.
 *
 * @param string|null $key The key, to keep it.
 */
function remember_new_key( ?string $key = null ): ?string {
	static $new_key = null;
	$new_key        = $key ?? $new_key;
	return $new_key;
}

/**
 * Does what was sent from the page, before anything of it is shown.
 */
function run_action(): void {
	if ( ! isset( $_POST['keyloom_action'] ) ) {
		return;
	}
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change these settings.', 'keyloom-connector' ), 403 );
	}
	check_admin_referer( NONCE );
	$input = wp_unslash( $_POST );
	switch ( $input['keyloom_action'] ) {
		case 'create':
			if ( 0 === get_setting( 'author' ) ) {
				save_settings( array( 'author' => get_current_user_id() ) );
			}
			remember_new_key( create_key() );
			break;
		case 'revoke':
			revoke_key( (string) ( $input['key_id'] ?? '' ) );
			break;
		case 'save':
			save_settings( $input );
			break;
	}
}

/**
 * Shows the key that was just made.
 *
 * @param string $key The whole key.
 */
function show_new_key( string $key ): void {
	echo '<div class="notice notice-success"><p>';
	esc_html_e( 'Copy this key into Keyloom now: it is shown only this time.', 'keyloom-connector' );
	echo '</p><p><input id="keyloom-key" class="large-text code" readonly aria-label="' . esc_attr__( 'Key', 'keyloom-connector' ) . '" value="' . esc_attr( $key ) . '"></p>';
	echo '<p><button type="button" class="button" id="keyloom-copy">' . esc_html__( 'Copy', 'keyloom-connector' ) . '</button></p></div>';
}

/**
 * Shows the keys with their last use, and the buttons that make and revoke them.
 */
function show_keys(): void {
	echo '<h2>' . esc_html__( 'Keys', 'keyloom-connector' ) . '</h2>';
	if ( ! is_ssl() ) {
		echo '<p>' . esc_html__( 'This site does not use HTTPS, so others on the network can read the key when it is used.', 'keyloom-connector' ) . '</p>';
	}
	$uses = list_last_uses();
	foreach ( list_keys() as $id => $key ) {
		echo '<form method="post"><p><code>cck_' . esc_html( $id ) . '…</code> ';
		/* translators: %s: a date */
		echo esc_html( sprintf( __( 'made on %s', 'keyloom-connector' ), wp_date( 'Y-m-d H:i', $key['created'] ) ) ) . ', ';
		/* translators: %s: a date */
		echo esc_html( isset( $uses[ $id ] ) ? sprintf( __( 'last used on %s', 'keyloom-connector' ), wp_date( 'Y-m-d H:i', $uses[ $id ] ) ) : __( 'not used yet', 'keyloom-connector' ) ) . ' ';
		wp_nonce_field( NONCE );
		echo '<input type="hidden" name="key_id" value="' . esc_attr( $id ) . '"><button class="button" name="keyloom_action" value="revoke">' . esc_html__( 'Revoke', 'keyloom-connector' ) . '</button></p></form>';
	}
	echo '<form method="post">';
	wp_nonce_field( NONCE );
	echo '<p><button class="button button-primary" name="keyloom_action" value="create">' . esc_html__( 'Create key', 'keyloom-connector' ) . '</button></p></form>';
}

/**
 * Shows who writes the posts, and where they go.
 */
function show_settings(): void {
	echo '<h2>' . esc_html__( 'Articles', 'keyloom-connector' ) . '</h2><form method="post"><table class="form-table" role="presentation">';
	wp_nonce_field( NONCE );
	echo '<tr><th><label for="author">' . esc_html__( 'Author', 'keyloom-connector' ) . '</label></th><td>';
	wp_dropdown_users(
		array(
			'name'             => 'author',
			'id'               => 'author',
			'selected'         => get_setting( 'author' ),
			'capability'       => array( 'publish_posts' ),
			'show_option_none' => __( 'Choose an author', 'keyloom-connector' ),
		)
	);
	echo '<p class="description">' . esc_html__( 'Keyloom may do on this site what this user may do with posts.', 'keyloom-connector' ) . '</p></td></tr>';
	echo '<tr><th><label for="category">' . esc_html__( 'Category of articles without one', 'keyloom-connector' ) . '</label></th><td>';
	wp_dropdown_categories(
		array(
			'name'       => 'category',
			'id'         => 'category',
			'selected'   => get_setting( 'category' ),
			'hide_empty' => false,
		)
	);
	echo '</td></tr><tr><th><label for="draft_status">' . esc_html__( 'Drafts become', 'keyloom-connector' ) . '</label></th><td><select name="draft_status" id="draft_status">';
	foreach ( array( 'draft', 'pending' ) as $status ) {
		echo '<option value="' . esc_attr( $status ) . '"' . selected( get_setting( 'draft_status' ), $status, false ) . '>' . esc_html( get_post_status_object( $status )->label ) . '</option>';
	}
	echo '</select></td></tr></table><p><button class="button button-primary" name="keyloom_action" value="save">' . esc_html__( 'Save', 'keyloom-connector' ) . '</button></p></form>';
}
