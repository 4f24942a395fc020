import { useParams } from '@tanstack/react-router'
import { PublisherFrame } from '../publishers/PublisherFrame.tsx'
import classes from '../publishers/Publisher.module.css'
import { WebflowForm } from './WebflowForm.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/webflow-integration'

/** S-40: the connection of a plan to a collection in Webflow (F-234). */
export function WebflowScreen() {
  const params = useParams({ from: FROM })
  const contentplanId = Number(params.contentplanId)
  return (
    <PublisherFrame
      contentplanId={contentplanId}
      type="webflow"
      name="Webflow"
      note="Publishes finished articles as items of a CMS collection of your Webflow site."
      hostOf={({ wp_domain: host }) => host}
    >
      {(saved) => (
        <>
          {saved && (
            <p className={classes.hint}>
              The text goes to the field <bdi>{saved.wf_schema_body}</bdi>, and the summary to{' '}
              <bdi>{saved.wf_schema_summary}</bdi>.
            </p>
          )}
          <WebflowForm key={saved?.connected_at} contentplanId={contentplanId} isConnected={saved !== null} />
          <WebflowGuide />
        </>
      )}
    </PublisherFrame>
  )
}

function WebflowGuide() {
  return (
    <section className={classes.guide} aria-labelledby="get-key">
      <h2 id="get-key">How to make a key</h2>
      <ol>
        <li>
          Open the settings of your site in Webflow, and there{' '}
          <strong>Apps &amp; integrations &gt; API access</strong>.
        </li>
        <li>
          Choose <strong>Generate API token</strong> and give it a name, such as Keyloom.
        </li>
        <li>
          Allow <strong>Sites: Read-only</strong> and <strong>CMS: Read and write</strong>. These are the
          scopes <code>sites:read</code>, <code>cms:read</code> and <code>cms:write</code>.
        </li>
        <li>Copy the key at once, because Webflow shows it only this time, and paste it above.</li>
      </ol>
      <h3>Good to know</h3>
      <ul>
        <li>
          Publish the site once with its collection before the first article. Webflow shows single items only
          on a published site.
        </li>
        <li>
          An article fills the name, the slug, the body and the summary. Make all other fields of the
          collection optional.
        </li>
        <li>Images stay at their own addresses; Webflow shows them from there.</li>
        <li>Webflow takes slugs of the letters a to z, digits, hyphens and underscores.</li>
      </ul>
      <p className={classes.hint}>Delete the key in Webflow to end the access from there.</p>
    </section>
  )
}
