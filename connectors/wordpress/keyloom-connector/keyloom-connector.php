<?php
/**
 * Plugin Name:       Keyloom Connector
 * Description:       Lets Keyloom publish articles on this site and keep them up to date.
 * Version:           1.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       keyloom-connector
 *
 * @package Keyloom\Connector
 */

namespace Keyloom\Connector;

defined( 'ABSPATH' ) || exit;

const VERSION        = '1.1.0';
const REST_NAMESPACE = 'keyloom/v1';

/** The post meta that says which article of Keyloom a post or a media file is. */
const MARKER = '_keyloom_id';

require __DIR__ . '/includes/keys.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/routes.php';
require __DIR__ . '/includes/lock.php';
require __DIR__ . '/includes/article-input.php';
require __DIR__ . '/includes/clean-html.php';
require __DIR__ . '/includes/find-post.php';
require __DIR__ . '/includes/save-article.php';
require __DIR__ . '/includes/articles.php';
require __DIR__ . '/includes/media.php';
require __DIR__ . '/includes/lists.php';
require __DIR__ . '/includes/search-engines.php';
require __DIR__ . '/includes/translations.php';

add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'wp_head', __NAMESPACE__ . '\print_head', 5 );
add_filter( 'pre_get_document_title', __NAMESPACE__ . '\filter_title', 20 );
add_filter( 'get_canonical_url', __NAMESPACE__ . '\filter_canonical', 10, 2 );
