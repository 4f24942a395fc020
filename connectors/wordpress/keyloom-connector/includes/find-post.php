<?php
/**
 * Finds posts and media by the ids that Keyloom gave them.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/**
 * The oldest post with this id of Keyloom, in whatever state; null when there is none. A plugin that duplicates posts
 * makes younger ones.
 *
 * @param string $external_id Keyloom's id.
 * @param string $type        The type of post: post or attachment.
 */
function find_post( string $external_id, string $type = 'post' ): ?\WP_Post {
	$found = get_posts(
		array(
			'post_type'        => $type,
			'post_status'      => array_values( get_post_stati() ),
			'meta_key'         => MARKER, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'       => $external_id, // phpcs:ignore WordPress.DB.SlowDBQuery
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'numberposts'      => 1,
			// Plugins for several languages would hide posts of the others.
			'suppress_filters' => true,
			'lang'             => '',
			'cache_results'    => false,
		)
	);
	return $found[0] ?? ( 'post' === $type ? adopt_post( $external_id ) : null );
}

/**
 * The comment in the text of a post that says which article it is. Keyloom writes the same when it publishes by an
 * application password instead of this plugin, so that either way finds the posts of the other.
 *
 * @param string $external_id Keyloom's id.
 */
function mark_of( string $external_id ): string {
	return "<!-- keyloom:$external_id: -->";
}

/**
 * Puts the mark at the end of the first paragraph: around a comment between paragraphs, WordPress would make an empty one.
 *
 * @param string $html        The clean text of a post.
 * @param string $external_id Keyloom's id.
 */
function place_mark( string $html, string $external_id ): string {
	return substr_replace( $html, mark_of( $external_id ), (int) strpos( $html, '</p>' ), 0 );
}

/**
 * The oldest post whose text has the mark, and which is no article of this plugin yet: it becomes one. Null when there is
 * none.
 *
 * @param string $external_id Keyloom's id.
 */
function adopt_post( string $external_id ): ?\WP_Post {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$id = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT ID FROM $wpdb->posts WHERE post_type = 'post' AND post_status <> 'trash' AND post_content LIKE %s
			AND NOT EXISTS (SELECT 1 FROM $wpdb->postmeta WHERE post_id = ID AND meta_key = %s) ORDER BY ID LIMIT 1",
			'%' . $wpdb->esc_like( mark_of( $external_id ) ) . '%',
			MARKER
		)
	);
	// phpcs:enable
	if ( null === $id ) {
		return null;
	}
	update_post_meta( (int) $id, MARKER, $external_id );
	return get_post( (int) $id );
}

/**
 * Whether editors still have the post: one in the trash is deleted, and an automatic draft was never finished.
 *
 * @param \WP_Post|null $post The post.
 */
function is_there( ?\WP_Post $post ): bool {
	return null !== $post && ! in_array( $post->post_status, array( 'trash', 'auto-draft' ), true );
}

/**
 * Whether a slug cannot be this post's: it belongs to another post, or WordPress does not allow it.
 *
 * @param string $slug    The slug.
 * @param int    $post_id The post; 0 for a new one.
 */
function is_taken( string $slug, int $post_id ): bool {
	if ( wp_unique_post_slug( $slug, $post_id, 'publish', 'post', 0 ) !== $slug ) {
		return true;
	}
	// Where addresses are only slugs, a page hides a post of the same name.
	$hides = 0 === strpos( (string) get_option( 'permalink_structure' ), '/%postname%' );
	$page  = $hides ? get_page_by_path( $slug ) : null;
	return null !== $page && 'trash' !== $page->post_status;
}

/**
 * What Keyloom is told about a post.
 *
 * @param \WP_Post $post The post.
 */
function describe_post( \WP_Post $post ): array {
	$states = array(
		'auto-draft' => 'draft',
		'pending'    => 'draft',
	);
	return array(
		'id'          => $post->ID,
		'external_id' => (string) get_post_meta( $post->ID, MARKER, true ),
		'url'         => 'publish' === $post->post_status ? get_permalink( $post ) : null,
		'slug'        => urldecode( $post->post_name ),
		'status'      => $states[ $post->post_status ] ?? $post->post_status,
		'revision'    => (int) get_post_meta( $post->ID, '_keyloom_revision', true ),
	);
}
