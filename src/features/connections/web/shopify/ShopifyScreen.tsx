import { useParams } from '@tanstack/react-router'
import { PublisherFrame } from '../publishers/PublisherFrame.tsx'
import { Shopify } from './Shopify.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/shopify-integration'

const DISCONNECTS =
  'Keyloom forgets its access to the store and sends no more articles there. Everything that is published stays. To end the access in Shopify as well, uninstall the app there under Settings, Apps. You can connect again at any time.'

/** S-41: the connection of a plan to a blog of a Shopify store (F-235). */
export function ShopifyScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  return (
    <PublisherFrame
      contentplanId={place.contentplanId}
      type="shopify"
      name="Shopify"
      note="Publishes finished articles to a blog of your Shopify store."
      disconnects={DISCONNECTS}
      hostOf={({ shopify_store: store }) => store}
    >
      {(saved) => <Shopify key={saved?.connected_at} place={place} saved={saved} />}
    </PublisherFrame>
  )
}
