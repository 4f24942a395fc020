<?php
/**
 * Keys: cck_<id>_<base64url of the REST root>.<secret>. Only the hash of the secret is stored.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const KEYS_OPTION     = 'keyloom_connector_keys';
const LAST_USE_OPTION = 'keyloom_connector_last_use';

/** A use is noted at most once in this many seconds, so that reading calls do not write each time. */
const LAST_USE_PRECISION = 60;

/**
 * Makes a key. It is returned this one time.
 */
function create_key(): string {
	$id     = bin2hex( random_bytes( 6 ) );
	$secret = bin2hex( random_bytes( 32 ) );
	$root   = rtrim( strtr( base64_encode( rest_url( REST_NAMESPACE ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions

	$keys        = list_keys();
	$keys[ $id ] = array(
		// A plain hash suffices: the secret is 256 random bits, which cannot be guessed from it.
		'hash'    => hash( 'sha256', $secret ),
		'created' => time(),
	);
	update_option( KEYS_OPTION, $keys, false );
	return "cck_{$id}_{$root}.{$secret}";
}

/**
 * Makes a key useless at once.
 *
 * @param string $id The part of the key that names it.
 */
function revoke_key( string $id ): void {
	$keys = list_keys();
	unset( $keys[ $id ] );
	update_option( KEYS_OPTION, $keys, false );
}

/**
 * The keys by id, each with its hash and the time of its creation.
 */
function list_keys(): array {
	$keys = get_option( KEYS_OPTION, array() );
	return is_array( $keys ) ? $keys : array();
}

/**
 * The time of each key's last use, by id.
 */
function list_last_uses(): array {
	$uses = get_option( LAST_USE_OPTION, array() );
	return is_array( $uses ) ? $uses : array();
}

/**
 * Lets a request in when its header X-Connector-Key has a key of this site. It then acts as the author of the settings,
 * so that everything that WordPress checks for that user is checked. Cookies do not count.
 *
 * @param \WP_REST_Request $request The request.
 * @return true|\WP_Error
 */
function authenticate( \WP_REST_Request $request ) {
	wp_set_current_user( 0 );
	$id = find_key_id( (string) $request->get_header( 'X-Connector-Key' ) );
	if ( null === $id ) {
		return fail( 'connector_unauthorized', __( 'This key is not valid: it may have been revoked.', 'keyloom-connector' ), 401 );
	}
	$author = get_userdata( get_setting( 'author' ) );
	if ( false === $author || ! $author->has_cap( 'edit_posts' ) ) {
		return fail( 'author_missing', __( 'Choose an author who may write posts under Settings > Keyloom.', 'keyloom-connector' ), 403 );
	}
	wp_set_current_user( $author->ID );
	note_use( $id );
	return true;
}

/**
 * The id of a whole key, or null when it is none of this site's.
 *
 * @param string $key The key as it was sent.
 */
function find_key_id( string $key ): ?string {
	if ( strlen( $key ) > 3000 || ! preg_match( '/^cck_([A-Za-z0-9]{1,64})_[\w-]+\.([\w-]+)$/D', $key, $parts ) ) {
		return null;
	}
	list( , $id, $secret ) = $parts;

	// An unknown id is compared, too, so that both take the same time.
	$hash = list_keys()[ $id ]['hash'] ?? '';
	return hash_equals( str_pad( $hash, 64 ), hash( 'sha256', $secret ) ) ? $id : null;
}

/**
 * Stores when a key was used.
 *
 * @param string $id The key's id.
 */
function note_use( string $id ): void {
	$uses = array_intersect_key( list_last_uses(), list_keys() );
	if ( time() - ( $uses[ $id ] ?? 0 ) >= LAST_USE_PRECISION ) {
		$uses[ $id ] = time();
		update_option( LAST_USE_OPTION, $uses, false );
	}
}

/**
 * An answer that says what is wrong.
 *
 * @param string $code    A word that programs compare.
 * @param string $message What people read.
 * @param int    $status  The HTTP status.
 */
function fail( string $code, string $message, int $status ): \WP_Error {
	return new \WP_Error( $code, $message, array( 'status' => $status ) );
}
