<?php
/**
 * Tells Keyloom what is on this site.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const ROWS = 100;

/**
 * GET /status.
 */
function show_status(): array {
	return array(
		'name'        => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
		'url'         => home_url( '/' ),
		'plugin'      => VERSION,
		'wordpress'   => get_bloginfo( 'version' ),
		'php'         => PHP_VERSION,
		'languages'   => list_languages(),
		'translation' => find_translation_plugin(),
		'seo'         => find_seo_plugin(),
		'woocommerce' => function_exists( 'wc_get_products' ),
		'max_upload'  => wp_max_upload_size(),
		'author'      => wp_get_current_user()->display_name,
	);
}

/**
 * GET /pages?page=: the posts and pages of the site, in the order of their making.
 *
 * @param \WP_REST_Request $request The request.
 */
function list_pages( \WP_REST_Request $request ): array {
	$query = new \WP_Query(
		array(
			'post_type'        => array( 'post', 'page' ),
			'post_status'      => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			'posts_per_page'   => ROWS,
			'paged'            => read_page( $request ),
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'suppress_filters' => true,
			'lang'             => '',
		)
	);
	$items = array_map(
		static function ( \WP_Post $post ): array {
			return array(
				'id'          => $post->ID,
				'external_id' => get_post_meta( $post->ID, MARKER, true ) ?: null, // phpcs:ignore Universal.Operators.DisallowShortTernary
				'url'         => get_permalink( $post ),
				'title'       => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ),
				'type'        => $post->post_type,
				'status'      => $post->post_status,
				'published'   => 'publish' === $post->post_status ? gmdate( 'c', strtotime( $post->post_date_gmt . ' UTC' ) ) : null,
				'modified'    => gmdate( 'c', strtotime( $post->post_modified_gmt . ' UTC' ) ),
			);
		},
		$query->posts
	);
	return describe_list( $items, (int) $query->found_posts );
}

/**
 * GET /categories: those of posts and, with WooCommerce, those of products.
 *
 * @param \WP_REST_Request $request The request.
 */
function list_categories( \WP_REST_Request $request ): array {
	$taxonomies = array_values( array_filter( array( 'category', 'product_cat' ), 'taxonomy_exists' ) );
	// A category with something in it or in one below it.
	$used  = get_terms(
		array(
			'taxonomy'   => $taxonomies,
			'hide_empty' => true,
			'fields'     => 'ids',
		)
	);
	$used  = is_array( $used ) ? array_flip( $used ) : array();
	$terms = get_terms(
		array(
			'taxonomy'   => $taxonomies,
			'hide_empty' => false,
			'orderby'    => 'term_id',
			'number'     => ROWS,
			'offset'     => ROWS * ( read_page( $request ) - 1 ),
		)
	);
	$items = array_map(
		static function ( \WP_Term $term ) use ( $used ): array {
			$url = isset( $used[ $term->term_id ] ) ? get_term_link( $term ) : null;
			return array(
				'id'       => $term->term_id,
				'name'     => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
				'slug'     => urldecode( $term->slug ),
				'parent'   => $term->parent ? $term->parent : null,
				'taxonomy' => $term->taxonomy,
				'url'      => is_string( $url ) ? $url : null,
			);
		},
		is_array( $terms ) ? $terms : array()
	);
	$total = wp_count_terms(
		array(
			'taxonomy'   => $taxonomies,
			'hide_empty' => false,
		)
	);
	return describe_list( $items, (int) $total );
}

/**
 * GET /products: the products of WooCommerce; none without it.
 *
 * @param \WP_REST_Request $request The request.
 */
function list_products( \WP_REST_Request $request ): array {
	if ( ! function_exists( 'wc_get_products' ) ) {
		return describe_list( array(), 0 );
	}
	$found = wc_get_products(
		array(
			'status'   => 'publish',
			'limit'    => ROWS,
			'page'     => read_page( $request ),
			'orderby'  => 'ID',
			'order'    => 'ASC',
			'paginate' => true,
		)
	);
	$items = array_map(
		static function ( $product ): array {
			return array(
				'id'       => $product->get_id(),
				'name'     => wp_strip_all_tags( $product->get_name() ),
				'url'      => $product->get_permalink(),
				'sku'      => (string) $product->get_sku(),
				'price'    => (string) $product->get_price(),
				'currency' => get_woocommerce_currency(),
				'in_stock' => $product->is_in_stock(),
			);
		},
		$found->products
	);
	return describe_list( $items, (int) $found->total );
}

/**
 * The wanted page of a list, from 1.
 *
 * @param \WP_REST_Request $request The request.
 */
function read_page( \WP_REST_Request $request ): int {
	return min( max( 1, (int) $request['page'] ), 100000 );
}

/**
 * One page of a list.
 *
 * @param array $items The rows.
 * @param int   $total How many there are on all pages.
 */
function describe_list( array $items, int $total ): array {
	return array(
		'items' => $items,
		'total' => $total,
	);
}
