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

/**
 * Makes a user and prints an application password of it, in a line of its own.
 *
 * @param string $login The user name.
 * @param string $role  The role.
 */
function make_user( string $login, string $role ): void {
	$user = wp_insert_user(
		array(
			'user_login' => $login,
			'user_pass'  => wp_generate_password(),
			'user_email' => $login . '@shop.example',
			'role'       => $role,
		)
	);
	echo "\n" . WP_Application_Passwords::create_new_application_password( $user, array( 'name' => 'Keyloom' ) )[0];
}

// The last lines of the output are what the tests sign in with.
make_user( 'writer', 'author' );
make_user( 'editor', 'editor' );
