import { useParams } from '@tanstack/react-router'
import { PublisherFrame } from '../publishers/PublisherFrame.tsx'
import { CustomCms } from './CustomCms.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/custom-cms-integration'

/** S-51: the connection of a plan to a CMS of the user's own (F-236). */
export function CustomCmsScreen() {
  const params = useParams({ from: FROM })
  const contentplanId = Number(params.contentplanId)
  return (
    <PublisherFrame
      contentplanId={contentplanId}
      type="custom-cms"
      name="Custom CMS"
      note="Publishes finished articles to any CMS that can list, create and change posts over HTTP with JSON. The guide below says how, with examples of your own addresses."
      hostOf={({ custom_cms_api_base_url: url }) =>
        url !== null && URL.canParse(url) ? new URL(url).host : null
      }
    >
      {(saved) => <CustomCms key={saved?.connected_at} contentplanId={contentplanId} saved={saved} />}
    </PublisherFrame>
  )
}
