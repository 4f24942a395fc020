import '@mantine/core/styles/Loader.layer.css'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { IconAlertCircle, IconCircleCheck } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { finishShopify, UNEXPECTED, type ShopifyOutcome } from './finish-shopify.ts'
import classes from './ShopifyCallback.module.css'

const DONE = 'Shopify is connected'

/** S-22: the page to which Shopify sends users back; it leads on to the Shopify screen of their plan (F-235). */
export function ShopifyCallbackScreen() {
  const [query] = useState(() => window.location.search)
  const { data, isError } = useQuery({
    queryKey: ['shopify-return', query],
    queryFn: () => finishShopify(query),
    staleTime: Infinity,
    retry: false,
    // Offline, the words that say so are shown instead of an endless wait.
    networkMode: 'always',
  })
  const outcome = isError ? UNEXPECTED : data
  useGoingOn(outcome)
  if (outcome === undefined)
    return <Result mark={<Loader size={28} />} look={classes.busy} title="Connecting your Shopify store …" />
  const { request, isConnected, problem } = outcome
  const to = request === null ? '/workspace' : contentplanPath(request, 'shopify-integration')
  const back = request === null ? 'Back to your plans' : 'Back to the Shopify settings'
  return (
    <Result
      mark={
        isConnected ? <IconCircleCheck size={32} stroke={1.5} /> : <IconAlertCircle size={32} stroke={1.5} />
      }
      look={isConnected ? classes.good : classes.bad}
      title={isConnected ? DONE : 'Shopify is not connected'}
    >
      {!isConnected && <p role="alert">{problem}</p>}
      <Button component={AppLink} href={to} variant={isConnected ? 'filled' : 'default'}>
        {back}
      </Button>
    </Result>
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

interface ResultProps {
  mark: ReactNode
  look: string | undefined
  title: string
  children?: ReactNode
}

function Result({ mark, look, title, children }: ResultProps) {
  return (
    <div className={classes.page}>
      <span className={`${classes.mark} ${look}`} aria-hidden="true">
        {mark}
      </span>
      <h1>{title}</h1>
      {children}
      <output className="visually-hidden">{title}</output>
    </div>
  )
}
