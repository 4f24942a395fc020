<?php
/**
 * Takes images into the media library.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/** A small file can unpack to very many pixels, which would use up the memory of the host. */
const MOST_PIXELS = 50000000;

/**
 * PUT /media/{external_id}: the image as it is, or as JSON with `base64`, `file_name` and `alt`.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function put_media( \WP_REST_Request $request ) {
	if ( ! current_user_can( 'upload_files' ) ) {
		return fail_forbidden();
	}
	$image = read_image( $request );
	if ( is_wp_error( $image ) ) {
		return $image;
	}
	return alone(
		static function () use ( $image ) {
			$known = find_post( $image['external_id'], 'attachment' );
			if ( null !== $known && get_post_meta( $known->ID, '_keyloom_hash', true ) === $image['hash'] && is_file( (string) get_attached_file( $known->ID ) ) ) {
				return new \WP_REST_Response( describe_media( $known->ID, $image['external_id'] ), 200 );
			}
			$id = store_image( $image );
			if ( is_wp_error( $id ) ) {
				return $id;
			}
			if ( null !== $known ) {
				// Posts may still show the earlier image, so it stays in the library.
				delete_post_meta( $known->ID, MARKER );
			}
			update_post_meta( $id, '_keyloom_hash', $image['hash'] );
			update_post_meta( $id, MARKER, $image['external_id'] );
			return new \WP_REST_Response( describe_media( $id, $image['external_id'] ), 201 );
		}
	);
}

/**
 * The bytes of the request with their type, after a look at what they are.
 *
 * @param \WP_REST_Request $request The request.
 * @return array|\WP_Error
 */
function read_image( \WP_REST_Request $request ) {
	$json  = $request->get_json_params();
	$bytes = is_array( $json ) ? base64_decode( read_base64( $json ), true ) : $request->get_body(); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	if ( strlen( (string) $bytes ) > wp_max_upload_size() ) {
		return fail( 'too_large', __( 'This site does not take files of this size.', 'keyloom-connector' ), 413 );
	}
	$size = '' === (string) $bytes ? false : @getimagesizefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
	if ( false === $size || 0 !== strpos( $size['mime'], 'image/' ) ) {
		return fail_no_image();
	}
	if ( $size[0] * $size[1] > MOST_PIXELS ) {
		return fail( 'too_large', __( 'This image has too many pixels.', 'keyloom-connector' ), 413 );
	}
	$name = sanitize_file_name( read_text( is_array( $json ) ? $json['file_name'] ?? '' : $request['file_name'] ) );
	return array(
		'external_id' => $request['external_id'],
		'bytes'       => $bytes,
		'hash'        => hash( 'sha256', $bytes ),
		// The ending follows what the file is, never the name that came with it.
		'name'        => ( sanitize_title( pathinfo( $name, PATHINFO_FILENAME ) ) ?: 'image' ) . image_type_to_extension( $size[2] ), // phpcs:ignore Universal.Operators.DisallowShortTernary
		'alt'         => plain_text( read_text( is_array( $json ) ? $json['alt'] ?? '' : $request['alt'] ) ),
	);
}

/**
 * The field `base64`; '' when it is no text.
 *
 * @param array $json The body.
 */
function read_base64( array $json ): string {
	$text = $json['base64'] ?? '';
	return is_string( $text ) ? $text : '';
}

/**
 * Puts an image into the library, with its smaller sizes. WordPress looks at the file again.
 *
 * @param array $image The image, as read_image returns it.
 * @return int|\WP_Error
 */
function store_image( array $image ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';

	$file = wp_tempnam( $image['name'] );
	try {
		if ( strlen( $image['bytes'] ) !== file_put_contents( $file, $image['bytes'] ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
			return fail( 'not_saved', __( 'The image could not be stored. The disk of this site may be full.', 'keyloom-connector' ), 500 );
		}
		$checked = wp_check_filetype_and_ext( $file, $image['name'] );
		if ( 0 !== strpos( (string) $checked['type'], 'image/' ) ) {
			return fail_no_image();
		}
		$id = media_handle_sideload(
			array(
				'name'     => $checked['proper_filename'] ? $checked['proper_filename'] : $image['name'],
				'tmp_name' => $file,
			),
			0,
			'' === $image['alt'] ? null : $image['alt']
		);
		if ( is_wp_error( $id ) ) {
			return fail( 'not_saved', $id->get_error_message(), 500 );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $image['alt'] ) );
		return $id;
	} finally {
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
	}
}

/**
 * What Keyloom is told about an image.
 *
 * @param int    $id          Its id here.
 * @param string $external_id Keyloom's id.
 */
function describe_media( int $id, string $external_id ): array {
	return array(
		'id'          => $id,
		'external_id' => $external_id,
		'url'         => wp_get_attachment_url( $id ),
	);
}

/**
 * The file is no image.
 */
function fail_no_image(): \WP_Error {
	return fail( 'no_image', __( 'This file is not an image that this site takes.', 'keyloom-connector' ), 415 );
}
