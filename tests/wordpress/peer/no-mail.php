<?php
/**
 * Nothing is mailed in tests.
 */

function wp_mail() {
	return true;
}
