<?php
/**
 * Languages with Polylang or WPML.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/**
 * The active plugin for several languages; null when there is none.
 */
function find_translation_plugin(): ?string {
	if ( function_exists( 'pll_set_post_language' ) ) {
		return 'polylang';
	}
	return defined( 'ICL_SITEPRESS_VERSION' ) ? 'wpml' : null;
}

/**
 * The codes of the site's languages, the usual one first.
 *
 * @return string[]
 */
function list_languages(): array {
	switch ( find_translation_plugin() ) {
		case 'polylang':
			return pll_languages_list();
		case 'wpml':
			return array_keys( (array) apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) ) );
		default:
			return array( str_replace( '_', '-', get_locale() ) );
	}
}

/**
 * The site's code for a language: pt-BR is pt-br or else pt. Null when the site has none.
 *
 * @param string $language ISO 639-1, with or without a region.
 */
function find_language( string $language ): ?string {
	$wanted = strtolower( str_replace( '_', '-', $language ) );
	foreach ( array( $wanted, explode( '-', $wanted )[0] ) as $code ) {
		foreach ( list_languages() as $known ) {
			if ( strtolower( str_replace( '_', '-', $known ) ) === $code ) {
				return $known;
			}
		}
	}
	return null;
}

/**
 * Why an article cannot have its language; null when it can.
 *
 * @param array $article The article.
 */
function find_language_trouble( array $article ): ?\WP_Error {
	if ( null === find_translation_plugin() ) {
		return '' === $article['translation_of'] ? null : fail( 'translations_unsupported', __( 'Translations need Polylang or WPML on this site.', 'keyloom-connector' ), 422 );
	}
	if ( '' !== $article['language'] && null === find_language( $article['language'] ) ) {
		return fail( 'language_missing', __( 'This site does not have the language of the article.', 'keyloom-connector' ), 422 );
	}
	return '' !== $article['translation_of'] && ! is_there( find_post( $article['translation_of'] ) ) ? fail( 'original_missing', __( 'The article that this translates is not on this site.', 'keyloom-connector' ), 422 ) : null;
}

/**
 * Gives the post its language, and joins it with the article that it translates.
 *
 * @param array $article The article.
 * @param int   $id      Its post.
 */
function link_translations( array $article, int $id ): void {
	$plugin   = find_translation_plugin();
	$language = null === $plugin || '' === $article['language'] ? null : find_language( $article['language'] );
	if ( null === $language ) {
		return;
	}
	$original = '' === $article['translation_of'] ? null : find_post( $article['translation_of'] );
	if ( 'polylang' === $plugin ) {
		pll_set_post_language( $id, $language );
		if ( null !== $original ) {
			pll_save_post_translations( array( $language => $id ) + pll_get_post_translations( $original->ID ) );
		}
		return;
	}
	$type  = apply_filters( 'wpml_element_type', 'post' );
	$group = null === $original ? apply_filters( 'wpml_element_trid', null, $id, $type ) : apply_filters( 'wpml_element_trid', null, $original->ID, $type );
	$from  = null === $original ? null : apply_filters( 'wpml_post_language_details', null, $original->ID );
	do_action(
		'wpml_set_element_language_details',
		array(
			'element_id'           => $id,
			'element_type'         => $type,
			'trid'                 => $group ? $group : false,
			'language_code'        => $language,
			'source_language_code' => $from['language_code'] ?? null,
		)
	);
}
