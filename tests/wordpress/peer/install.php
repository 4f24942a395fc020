<?php
/**
 * Installs WordPress from the command line: php install.php <folder> <address>.
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( $argv[2], PHP_URL_HOST ) . ':' . parse_url( $argv[2], PHP_URL_PORT );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Trail notes', 'admin', 'admin@shop.example', false, '', 'a long password of the test' );
switch_theme( 'plain' );
update_option( 'timezone_string', 'America/New_York' );
update_option( 'permalink_structure', '/%postname%/' );
$writer = wp_insert_user(
	array(
		'user_login' => 'writer',
		'user_pass'  => wp_generate_password(),
		'user_email' => 'writer@shop.example',
		'role'       => 'author',
	)
);

// The last line of the output is what the tests sign in with.
echo "\n" . WP_Application_Passwords::create_new_application_password( $writer, array( 'name' => 'Keyloom' ) )[0];
