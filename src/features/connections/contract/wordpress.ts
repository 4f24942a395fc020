import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { integration } from './integration.ts'

/** A user name of WordPress is at most as long as an email address. */
const LONGEST_WORDPRESS_USER = 320
const LONGEST_WORDPRESS_PASSWORD = 200
const LONGEST_WORDPRESS_SITE = 500

/** A plan's connection to a WordPress site without our plugin. */
export const wordpressPasswordEndpoints = {
  saveWordpressPassword: endpoint('session', {
    tag: 'connections',
    method: 'POST',
    path: '/integrations/wordpress/password',
    summary:
      'Connects a WordPress site without the plugin, by an application password of one of its users, after it was tried there.',
    proof: 'always',
  })
    .input(
      z.object({
        contentplanId,
        type: z.literal('wp-plugin'),
        /** The address of the site: `https://shop.example`, also with a path. */
        siteUrl: z.string().trim().min(1).max(LONGEST_WORDPRESS_SITE),
        /** The user name or the email address with which its user signs in there. */
        user: z
          .string()
          .trim()
          .min(1)
          .max(LONGEST_WORDPRESS_USER)
          .regex(/^[^:\p{Cc}]*$/u, 'a user name has no colon'),
        /** Spaces do not matter. */
        password: z
          .string()
          .trim()
          .min(1)
          .max(LONGEST_WORDPRESS_PASSWORD)
          .regex(/^[ -~]*$/, 'an application password has letters and digits'),
      }),
    )
    .output(integration),
}
