import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { AccessResult } from '../access/AccessResult.tsx'
import { useAccessResult } from '../access/use-access-result.ts'
import { finishShopify, UNEXPECTED, type ShopifyOutcome } from './finish-shopify.ts'

const DONE = 'Shopify is connected'

/** S-22: the page to which Shopify sends users back; it leads on to the Shopify screen of their plan (F-235). */
export function ShopifyCallbackScreen() {
  const outcome = useAccessResult('shopify', { finish: finishShopify, unexpected: UNEXPECTED })
  useGoingOn(outcome)
  if (outcome === undefined) return <AccessResult look="busy" title="Connecting your Shopify store …" />
  const { request, isConnected, problem } = outcome
  const to = request === null ? '/workspace' : contentplanPath(request, 'shopify-integration')
  const back = request === null ? 'Back to your plans' : 'Back to the Shopify settings'
  return (
    <AccessResult look={isConnected ? 'good' : 'bad'} title={isConnected ? DONE : 'Shopify is not connected'}>
      {!isConnected && <p role="alert">{problem}</p>}
      <Button component={AppLink} href={to} variant={isConnected ? 'filled' : 'default'}>
        {back}
      </Button>
    </AccessResult>
  )
}

/** Leads on when the store is connected; the used address is not in the history afterwards. */
function useGoingOn(outcome: ShopifyOutcome | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (outcome?.isConnected !== true || outcome.request === null) return
    showSnackbar({ text: `${DONE}. Choose the blog that your articles go to.`, tone: 'good' })
    router.history.replace(contentplanPath(outcome.request, 'shopify-integration'))
  }, [outcome, router])
}
