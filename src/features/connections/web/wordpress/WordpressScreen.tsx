import { useParams } from '@tanstack/react-router'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { PublisherFrame } from '../publishers/PublisherFrame.tsx'
import classes from '../publishers/Publisher.module.css'
import { DownloadPlugin } from './DownloadPlugin.tsx'
import { ReadPages } from './ReadPages.tsx'
import { PasswordAccess } from './PasswordAccess.tsx'
import { WordpressForm } from './WordpressForm.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/wordpress-integration'

const FORGETS =
  'Keyloom forgets the key or the application password and sends no more articles there. Everything that is published stays. You can connect again at any time.'

/** S-39: the connection of a plan to WordPress (F-230). */
export function WordpressScreen() {
  const params = useParams({ from: FROM })
  const contentplanId = Number(params.contentplanId)
  return (
    <PublisherFrame
      contentplanId={contentplanId}
      type="wp-plugin"
      name="WordPress"
      note="Publishes finished articles as posts of your WordPress site, through the connector plugin or an application password."
      hostOf={({ wp_domain: domain }) => domain}
      disconnects={FORGETS}
    >
      {(saved) => (
        <>
          <WordpressForm
            contentplanId={contentplanId}
            isConnected={saved !== null && saved.wp_user === null}
          />
          {saved !== null && (
            <ReadPages
              contentplanId={contentplanId}
              pagesPath={contentplanPath({ workspaceId: Number(params.workspaceId), contentplanId }, 'pages')}
            />
          )}
          <section className={classes.guide} aria-labelledby="get-key">
            <h2 id="get-key">How to get the key</h2>
            <ol>
              <li>
                Download the plugin, install it in the admin area of your WordPress site (Plugins, Add New,
                Upload Plugin) and activate it.
              </li>
              <li>
                Open <strong>Settings &gt; Keyloom</strong> there and choose <strong>Create key</strong>.
              </li>
              <li>Copy the key at once, because WordPress shows it only this time, and paste it above.</li>
            </ol>
            <DownloadPlugin />
            <p className={classes.hint}>
              The key belongs to one site. Keyloom stores it sealed and never shows it again. Delete it in
              WordPress to end the access from there.
            </p>
          </section>
          <PasswordAccess contentplanId={contentplanId} saved={saved} />
        </>
      )}
    </PublisherFrame>
  )
}
