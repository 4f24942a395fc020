<?php
/**
 * Reads an article as Keyloom sends it.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const LONGEST_HTML = 2 * MB_IN_BYTES;
const LONGEST_JSON = 200 * KB_IN_BYTES;
const LONGEST_TEXT = 2000;

/** The fields that are text without markup. */
const TEXT_FIELDS = array( 'title', 'slug', 'html', 'excerpt', 'status', 'date', 'canonical', 'language', 'translation_of' );

/**
 * The fields of the body in the form in which they are stored.
 *
 * @param \WP_REST_Request $request The request.
 * @return array|\WP_Error
 */
function read_article( \WP_REST_Request $request ) {
	$body = $request->get_json_params();
	if ( ! is_array( $body ) ) {
		return fail( 'invalid_json', __( 'Send the article as JSON.', 'keyloom-connector' ), 400 );
	}
	foreach ( TEXT_FIELDS as $name ) {
		$value   = $body[ $name ] ?? '';
		$longest = 'html' === $name ? LONGEST_HTML : LONGEST_TEXT;
		if ( ! is_string( $value ) || strlen( $value ) > $longest || ! mb_check_encoding( $value, 'UTF-8' ) ) {
			return refuse_field( $name );
		}
		$body[ $name ] = trim( $value );
	}
	$article = array(
		'external_id'    => $request['external_id'],
		'title'          => plain_text( $body['title'] ),
		'slug'           => sanitize_title( '' === $body['slug'] ? $body['title'] : $body['slug'] ),
		'html'           => clean_html( $body['html'] ),
		'excerpt'        => plain_text( $body['excerpt'] ),
		'is_public'      => 'publish' === $body['status'],
		'time'           => read_time( $body['date'] ),
		'categories'     => read_names( $body['categories'] ?? array() ),
		'image'          => read_image_id( $body['featured_image'] ?? null ),
		'meta_title'     => plain_text( read_text( $body['meta']['title'] ?? '' ) ),
		'description'    => plain_text( read_text( $body['meta']['description'] ?? '' ) ),
		'canonical'      => esc_url_raw( $body['canonical'], array( 'http', 'https' ) ),
		'json_ld'        => wp_json_encode( $body['json_ld'] ?? array() ),
		'language'       => $body['language'],
		'translation_of' => $body['translation_of'],
		'only_existing'  => true === ( $body['only_existing'] ?? false ),
	);
	$wrong   = array_keys(
		array_filter(
			array(
				'title'          => '' === $article['title'],
				'slug'           => '' === $article['slug'],
				'html'           => '' === $article['html'],
				'status'         => ! in_array( $body['status'], array( 'publish', 'draft' ), true ),
				'date'           => false === $article['time'],
				'categories'     => null === $article['categories'],
				'featured_image' => 0 !== $article['image'] && ! wp_attachment_is_image( $article['image'] ),
				'canonical'      => '' !== $body['canonical'] && '' === $article['canonical'],
				'json_ld'        => ! is_array( $body['json_ld'] ?? array() ) || strlen( (string) $article['json_ld'] ) > LONGEST_JSON,
				'language'       => ! preg_match( '/^([a-z]{2,3}([_-][A-Za-z0-9]{2,8})*)?$/D', $article['language'] ),
			)
		)
	);
	return array() === $wrong ? $article : refuse_field( $wrong[0] );
}

/**
 * The time of an ISO 8601 date; now for none and for the future, because clocks differ and a post of the future would
 * be shown later. False when it is no date.
 *
 * @param string $date The date.
 * @return int|false
 */
function read_time( string $date ) {
	if ( '' === $date ) {
		return time();
	}
	$is_date = preg_match( '/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/D', $date );
	$time    = $is_date ? strtotime( $date ) : false;
	return false === $time ? false : min( $time, time() );
}

/**
 * The names of categories, without empty ones; null when they are no list of names.
 *
 * @param mixed $names From outside.
 */
function read_names( $names ): ?array {
	if ( ! is_array( $names ) || count( $names ) > 20 || array_filter( $names, 'is_string' ) !== $names ) {
		return null;
	}
	$clean = array_map(
		static function ( string $name ): string {
			return mb_substr( plain_text( $name ), 0, 200 );
		},
		$names
	);
	return array_values( array_unique( array_filter( $clean, 'strlen' ) ) );
}

/**
 * The media file of `media_id` or `url`; 0 for none and for an address that is not in the library.
 *
 * @param mixed $image From outside.
 */
function read_image_id( $image ): int {
	$url = is_array( $image ) ? read_text( $image['url'] ?? '' ) : '';
	if ( '' !== $url ) {
		return attachment_url_to_postid( $url );
	}
	return is_array( $image ) && is_numeric( $image['media_id'] ?? null ) ? absint( $image['media_id'] ) : 0;
}

/**
 * Text that WordPress may put into HTML: it shows as it was written, on one line.
 *
 * @param string $text Without markup.
 */
function plain_text( string $text ): string {
	return trim( preg_replace( '/\s+/', ' ', str_replace( array( '<', '>' ), array( '&lt;', '&gt;' ), $text ) ) );
}

/**
 * A text of usual length; '' for anything else.
 *
 * @param mixed $value From outside.
 */
function read_text( $value ): string {
	return is_string( $value ) && strlen( $value ) <= LONGEST_TEXT ? $value : '';
}

/**
 * Says which field is wrong.
 *
 * @param string $name The field.
 */
function refuse_field( string $name ): \WP_Error {
	/* translators: %s: the name of a field */
	return fail( 'invalid_field', sprintf( __( 'The field %s is missing or wrong.', 'keyloom-connector' ), $name ), 400 );
}
