<?php
/**
 * One write at a time.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const LOCK_SECONDS = 20;

/**
 * Runs work that changes posts, so that two calls cannot both find a post or a slug missing. The database lets go of the
 * lock by itself when the process ends in whatever way.
 *
 * @param callable $work Returns the answer.
 * @return mixed The answer, or WP_Error when others are writing for too long.
 */
function alone( callable $work ) {
	global $wpdb;
	// Once begun, the work is done also when the caller has gone.
	ignore_user_abort( true );
	$name = 'keyloom_' . md5( DB_NAME . $wpdb->prefix );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	if ( '1' !== $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $name, LOCK_SECONDS ) ) ) {
		return fail( 'busy', __( 'This site is busy with other articles. Please try again.', 'keyloom-connector' ), 503 );
	}
	try {
		return $work();
	} finally {
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $name ) );
	}
	// phpcs:enable
}
