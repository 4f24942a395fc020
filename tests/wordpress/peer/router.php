<?php
/**
 * Sends to WordPress what is no file, as a web server in front of it does.
 */

$path = urldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
