import { Fold } from '#ui/layout/Fold.tsx'
import type { Integration } from '../../contract.ts'
import classes from '../publishers/Publisher.module.css'
import { PasswordForm } from './PasswordForm.tsx'

interface PasswordAccessProps {
  contentplanId: number
  saved: Integration | null
}

/** The second way to connect a WordPress site, for one that cannot have the plugin: an application password (F-230). */
export function PasswordAccess({ contentplanId, saved }: PasswordAccessProps) {
  const user = saved?.wp_user ?? null
  return (
    <Fold title="Without the plugin: an application password" isOpen={user !== null}>
      <div className={classes.guide}>
        <p>{describeAccess(saved)}</p>
        <PasswordForm key={`${saved?.site_url} ${user}`} contentplanId={contentplanId} saved={saved} />
        <h3>How to make the password</h3>
        <ol>
          <li>
            Sign in to WordPress as a user with the role Editor or Administrator, and open{' '}
            <strong>Users &gt; Profile</strong>.
          </li>
          <li>
            Under <strong>Application Passwords</strong> write Keyloom as the name, and choose{' '}
            <strong>Add New Application Password</strong>. WordPress offers this only with https.
          </li>
          <li>Copy the password at once, because WordPress shows it only this time, and paste it above.</li>
        </ol>
        <h3>What only the plugin can do</h3>
        <ul>
          <li>
            Set the title, the description and the canonical address for search engines. Without it, the
            summary becomes the excerpt of the post, which many themes and SEO plugins show as the
            description.
          </li>
          <li>
            Add structured data (JSON-LD) to the page. WordPress removes it from the text of posts for most
            users.
          </li>
          <li>Read the products of WooCommerce into this plan.</li>
        </ul>
        <p className={classes.hint}>
          Keyloom tries the password before it stores it sealed, and never shows it again. Revoke it in
          WordPress to end the access from there. Articles stay the same posts when you change to the plugin
          later.
        </p>
      </div>
    </Fold>
  )
}

function describeAccess(saved: Integration | null): string {
  if (saved === null)
    return 'For sites on which you cannot install plugins. The plugin is the better way where you can.'
  return saved.wp_user === null
    ? 'The site is connected by the key of the plugin. An application password would replace it.'
    : `The site is connected by the application password of ${saved.wp_user}. A key of the plugin replaces it.`
}
