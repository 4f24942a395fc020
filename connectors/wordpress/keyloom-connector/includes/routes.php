<?php
/**
 * The REST API that Keyloom calls.
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const EXTERNAL_ID = '(?P<external_id>[A-Za-z0-9._-]{1,100})';

/**
 * Names the function that answers each method and path.
 */
function register_routes(): void {
	$routes = array(
		array( 'GET', '/status', 'show_status' ),
		array( 'GET', '/articles/' . EXTERNAL_ID, 'show_article' ),
		array( 'PUT', '/articles/' . EXTERNAL_ID, 'put_article' ),
		array( 'DELETE', '/articles/' . EXTERNAL_ID, 'delete_article' ),
		array( 'PUT', '/media/' . EXTERNAL_ID, 'put_media' ),
		array( 'GET', '/pages', 'list_pages' ),
		array( 'GET', '/categories', 'list_categories' ),
		array( 'GET', '/products', 'list_products' ),
	);
	foreach ( $routes as list( $method, $path, $callback ) ) {
		register_rest_route(
			REST_NAMESPACE,
			$path,
			array(
				'methods'             => $method,
				'callback'            => __NAMESPACE__ . '\\' . $callback,
				'permission_callback' => __NAMESPACE__ . '\authenticate',
			)
		);
	}
}
