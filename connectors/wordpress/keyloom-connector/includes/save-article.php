<?php
/**
 * Writes an article into its post.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/**
 * Makes or changes the post. A new post begins as an automatic draft that has its marker: when the process is ended in
 * between, the next call goes on with it, and otherwise WordPress removes it after a week.
 *
 * @param array         $article The article, as read_article returns it.
 * @param \WP_Post|null $post    Its post so far.
 * @return \WP_Post|\WP_Error
 */
function save_article( array $article, ?\WP_Post $post ) {
	if ( null !== $post && 'trash' === $post->post_status ) {
		wp_untrash_post( $post->ID );
	}
	$id = null === $post ? begin_post( $article ) : $post->ID;
	if ( is_wp_error( $id ) ) {
		return $id;
	}
	$saved = wp_update_post( wp_slash( describe_columns( $article, $id ) ), true );
	if ( is_wp_error( $saved ) ) {
		return fail( 'not_saved', $saved->get_error_message(), 500 );
	}
	if ( 0 === $article['image'] ) {
		delete_post_thumbnail( $id );
	} else {
		set_post_thumbnail( $id, $article['image'] );
	}
	link_translations( $article, $id );
	return get_post( $id );
}

/**
 * Makes an empty post that nobody sees, with its marker.
 *
 * @param array $article The article.
 * @return int|\WP_Error
 */
function begin_post( array $article ) {
	return wp_insert_post(
		wp_slash(
			array(
				'post_title'  => $article['title'],
				'post_status' => 'auto-draft',
				'post_author' => get_current_user_id(),
				'meta_input'  => array( MARKER => $article['external_id'] ),
			)
		),
		true
	);
}

/**
 * The columns and the metadata of the post.
 *
 * @param array $article The article.
 * @param int   $id      The post.
 */
function describe_columns( array $article, int $id ): array {
	$date = gmdate( 'Y-m-d H:i:s', $article['time'] );
	return array(
		'ID'            => $id,
		'post_title'    => $article['title'],
		'post_name'     => $article['slug'],
		'post_content'  => place_mark( $article['html'], $article['external_id'] ),
		'post_excerpt'  => $article['excerpt'],
		'post_status'   => $article['is_public'] ? 'publish' : get_setting( 'draft_status' ),
		'post_date_gmt' => $date,
		'post_date'     => get_date_from_gmt( $date ),
		'edit_date'     => true,
		'post_category' => find_categories( $article['categories'] ),
		'meta_input'    => array(
			'_keyloom_revision'    => 1 + (int) get_post_meta( $id, '_keyloom_revision', true ),
			'_keyloom_title'       => $article['meta_title'],
			'_keyloom_description' => $article['description'],
			'_keyloom_canonical'   => $article['canonical'],
			'_keyloom_json_ld'     => $article['json_ld'],
		) + describe_for_seo_plugins( $article ),
	);
}

/**
 * The ids of categories by name. Missing ones are made when the author may do that.
 *
 * @param string[] $names Their names.
 * @return int[]
 */
function find_categories( array $names ): array {
	$ids = array();
	foreach ( $names as $name ) {
		$term = get_term_by( 'name', esc_html( $name ), 'category' );
		if ( $term instanceof \WP_Term ) {
			$ids[] = $term->term_id;
		} elseif ( current_user_can( 'manage_categories' ) ) {
			$made = wp_insert_term( wp_slash( $name ), 'category' );
			if ( ! is_wp_error( $made ) ) {
				$ids[] = (int) $made['term_id'];
			}
		}
	}
	return array() === $ids ? array( (int) get_setting( 'category' ) ) : $ids;
}
