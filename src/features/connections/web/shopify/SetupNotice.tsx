import { SHOPIFY_RETURN } from '../../rules.ts'
import classes from './Shopify.module.css'

interface SetupNoticeProps {
  /** Whether this installation has no app at Shopify. */
  isMissing: boolean
  isSandbox: boolean
}

/** Says what a person has to do by hand before stores can be connected. */
export function SetupNotice({ isMissing, isSandbox }: SetupNoticeProps) {
  if (isMissing) return <MissingNotice />
  return (
    <section className={classes.notice} aria-labelledby="shopify-setup">
      <h2 id="shopify-setup">Manual setup</h2>
      <p>
        {isSandbox
          ? 'The Shopify of the sandbox is used: its stores are made up, and nothing reaches a real one. For real stores, the administrator sets up an app at Shopify by hand.'
          : 'Keyloom reaches your store through an app that the administrator of this installation has set up at Shopify by hand. If Shopify says that the app is not available for your store, ask the administrator to open it to your store.'}
      </p>
    </section>
  )
}

function MissingNotice() {
  return (
    <section className={classes.notice} aria-labelledby="shopify-setup">
      <h2 id="shopify-setup">Shopify is not set up on this installation</h2>
      <p>Stores can be connected when the administrator has done this by hand, once:</p>
      <ol>
        <li>
          Create an app in the Dev Dashboard of Shopify, with the scopes <code>read_content</code> and{' '}
          <code>write_content</code>.
        </li>
        <li>
          Enter <code>{`${window.location.origin}${SHOPIFY_RETURN}`}</code> there as a redirect URL.
        </li>
        <li>
          Set <code>SHOPIFY_CLIENT_ID</code> and <code>SHOPIFY_CLIENT_SECRET</code> of Keyloom to the client
          ID and the client secret of the app, and start Keyloom again.
        </li>
      </ol>
    </section>
  )
}
