<?php
/**
 * What an administrator has chosen.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const SETTINGS_OPTION = 'keyloom_connector_settings';

/**
 * One setting: `author` (a user's id), `category` (a term's id) or `draft_status`.
 *
 * @param string $name Its name.
 * @return int|string
 */
function get_setting( string $name ) {
	$defaults = array(
		'author'       => 0,
		'category'     => (int) get_option( 'default_category' ),
		'draft_status' => 'draft',
	);
	$settings = get_option( SETTINGS_OPTION, array() );
	return is_array( $settings ) && isset( $settings[ $name ] ) ? $settings[ $name ] : $defaults[ $name ];
}

/**
 * Stores the settings; what does not fit stays as it was.
 *
 * @param array $input The fields of the form, without slashes.
 */
function save_settings( array $input ): void {
	$author   = (int) ( $input['author'] ?? 0 );
	$category = (int) ( $input['category'] ?? 0 );
	$status   = (string) ( $input['draft_status'] ?? '' );
	update_option(
		SETTINGS_OPTION,
		array(
			'author'       => user_can( $author, 'publish_posts' ) ? $author : get_setting( 'author' ),
			'category'     => term_exists( $category, 'category' ) ? $category : get_setting( 'category' ),
			'draft_status' => in_array( $status, array( 'draft', 'pending' ), true ) ? $status : get_setting( 'draft_status' ),
		),
		false
	);
}
