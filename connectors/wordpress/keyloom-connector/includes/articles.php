<?php
/**
 * Answers calls about articles.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

/**
 * GET /articles/{external_id}.
 *
 * @param \WP_REST_Request $request The request.
 * @return array|\WP_Error
 */
function show_article( \WP_REST_Request $request ) {
	$post = find_post( $request['external_id'] );
	return is_there( $post ) ? describe_post( $post ) : fail_missing();
}

/**
 * PUT /articles/{external_id}: makes the post, or changes it in place. Doing it twice is doing it once.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function put_article( \WP_REST_Request $request ) {
	$article = read_article( $request );
	if ( is_wp_error( $article ) ) {
		return $article;
	}
	return alone(
		static function () use ( $article ) {
			$post = find_post( $article['external_id'] );
			$trouble = find_trouble( $article, $post );
			if ( null !== $trouble ) {
				return $trouble;
			}
			$saved = save_article( $article, $post );
			return is_wp_error( $saved ) ? $saved : new \WP_REST_Response( describe_post( $saved ), is_there( $post ) ? 200 : 201 );
		}
	);
}

/**
 * DELETE /articles/{external_id}: the post becomes a draft, so that an editor can still have it.
 *
 * @param \WP_REST_Request $request The request.
 * @return array|\WP_Error
 */
function delete_article( \WP_REST_Request $request ) {
	return alone(
		static function () use ( $request ) {
			$post = find_post( $request['external_id'] );
			if ( ! is_there( $post ) ) {
				return array(
					'external_id' => $request['external_id'],
					'status'      => 'absent',
				);
			}
			if ( ! current_user_can( 'edit_post', $post->ID ) ) {
				return fail_forbidden();
			}
			if ( ! in_array( $post->post_status, array( 'draft', 'pending' ), true ) ) {
				wp_update_post(
					array(
						'ID'          => $post->ID,
						'post_status' => 'draft',
					)
				);
			}
			return describe_post( get_post( $post->ID ) );
		}
	);
}

/**
 * Why an article cannot be saved; null when it can.
 *
 * @param array         $article The article.
 * @param \WP_Post|null $post    Its post so far.
 */
function find_trouble( array $article, ?\WP_Post $post ): ?\WP_Error {
	if ( $article['only_existing'] && ! is_there( $post ) ) {
		return fail_missing();
	}
	$may = current_user_can( $article['is_public'] ? 'publish_posts' : 'edit_posts' ) && ( null === $post || current_user_can( 'edit_post', $post->ID ) );
	if ( ! $may ) {
		return fail_forbidden();
	}
	if ( is_taken( $article['slug'], null === $post ? 0 : $post->ID ) ) {
		return fail( 'slug_taken', __( 'Another post or page already has this address.', 'keyloom-connector' ), 409 );
	}
	return find_language_trouble( $article );
}

/**
 * There is no such article.
 */
function fail_missing(): \WP_Error {
	return fail( 'article_not_found', __( 'There is no such article on this site.', 'keyloom-connector' ), 404 );
}

/**
 * The author may not do this.
 */
function fail_forbidden(): \WP_Error {
	return fail( 'author_forbidden', __( 'The author chosen under Settings > Keyloom may not do this.', 'keyloom-connector' ), 403 );
}
