<?php
/**
 * What search engines read of an article: title, description, canonical address and structured data.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/** The metadata that plugins for search engines read: title, description and canonical address. */
const SEO_PLUGINS = array(
	'yoast'     => array( 'WPSEO_VERSION', '_yoast_wpseo_title', '_yoast_wpseo_metadesc', '_yoast_wpseo_canonical' ),
	'rank-math' => array( 'RANK_MATH_VERSION', 'rank_math_title', 'rank_math_description', 'rank_math_canonical_url' ),
	'seopress'  => array( 'SEOPRESS_VERSION', '_seopress_titles_title', '_seopress_titles_desc', '_seopress_robots_canonical' ),
);

/**
 * The active plugin for search engines by its name here; null when there is none.
 */
function find_seo_plugin(): ?string {
	foreach ( SEO_PLUGINS as $name => list( $version ) ) {
		if ( defined( $version ) ) {
			return $name;
		}
	}
	return null;
}

/**
 * The metadata for that plugin, by its keys.
 *
 * @param array $article The article.
 */
function describe_for_seo_plugins( array $article ): array {
	$plugin = find_seo_plugin();
	if ( null === $plugin ) {
		return array();
	}
	list( , $title, $description, $canonical ) = SEO_PLUGINS[ $plugin ];
	return array(
		$title       => $article['meta_title'],
		$description => $article['description'],
		$canonical   => $article['canonical'],
	);
}

/**
 * The article whose page is shown; null on all other pages.
 */
function find_shown_article(): ?\WP_Post {
	$post = is_singular( 'post' ) ? get_queried_object() : null;
	return $post instanceof \WP_Post && '' !== get_post_meta( $post->ID, MARKER, true ) ? $post : null;
}

/**
 * Prints the description, unless a plugin does, and the structured data.
 */
function print_head(): void {
	$post = find_shown_article();
	if ( null === $post || post_password_required( $post ) ) {
		return;
	}
	$description = get_post_meta( $post->ID, '_keyloom_description', true );
	if ( '' !== $description && null === find_seo_plugin() ) {
		echo '<meta name="description" content="' . esc_attr( $description ) . '">' . "\n";
	}
	$objects = json_decode( (string) get_post_meta( $post->ID, '_keyloom_json_ld', true ), true );
	foreach ( is_array( $objects ) ? $objects : array() as $object ) {
		// With < and & as codes, no text can end the script.
		$json = wp_json_encode( $object, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		echo '<script type="application/ld+json">' . $json . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput
	}
}

/**
 * The title of an article's page, unless a plugin makes it.
 *
 * @param string $title The title so far.
 */
function filter_title( $title ) {
	$post = null === find_seo_plugin() ? find_shown_article() : null;
	$own  = null === $post ? '' : get_post_meta( $post->ID, '_keyloom_title', true );
	return '' === $own ? $title : esc_html( $own );
}

/**
 * The canonical address of an article.
 *
 * @param string   $url  The address so far.
 * @param \WP_Post $post The post.
 */
function filter_canonical( $url, $post ) {
	$own = get_post_meta( $post->ID, '_keyloom_canonical', true );
	return is_string( $own ) && '' !== $own ? $own : $url;
}
