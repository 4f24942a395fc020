<?php
/**
 * Makes HTML harmless.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what WordPress allows in posts, whoever the author is: an administrator may otherwise store scripts. Comments
 * would be blocks and brackets would be shortcodes, both of which WordPress runs, so neither is left.
 *
 * @param string $html From outside.
 */
function clean_html( string $html ): string {
	do {
		$html = preg_replace( '/<!--.*?(?:-->|\z)/s', '', $html, -1, $count );
	} while ( $count > 0 );
	// Kses removes only the tags of a script, so that its code would stay as text. One without an end takes the rest along.
	$html = preg_replace( '#<(script|style|iframe|noscript|template)\b.*?(?:</\1\s*>|\z)#si', '', (string) $html );
	$html = str_replace( '<!--', '&lt;!--', wp_kses_post( (string) $html ) );
	return str_replace( '[', '&#91;', join_lines( $html ) );
}

/**
 * Joins lines outside of `pre`, because WordPress makes a line break into `br`.
 *
 * @param string $html Clean HTML.
 */
function join_lines( string $html ): string {
	$parts = preg_split( '#(<pre\b.*?</pre>)#si', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	foreach ( $parts as $place => $part ) {
		if ( 0 === $place % 2 ) {
			$parts[ $place ] = preg_replace( '/[ \t]*[\r\n]\s*/', ' ', $part );
		}
	}
	return trim( implode( '', $parts ) );
}
