import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { BAD_SHOPIFY_STORE, readShopifyStore, SHOPIFY_RETURN } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import classes from '../publishers/Publisher.module.css'
import { keepRequest } from './shopify-requests.ts'

interface StoreFormProps {
  place: { workspaceId: number; contentplanId: number }
  /** The store that is connected; null when none is. */
  store: string | null
}

/** E-92: the connection cannot be begun. */
const NO_URL = 'No authorization URL returned from server'
const NOT_BEGUN = 'Could not initiate Shopify authentication'

/** Sends the user to a store, whose people decide whether Keyloom may write its blog (V-65). */
export function StoreForm({ place, store }: StoreFormProps) {
  const [typed, setTyped] = useState(store ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const connecting = useMutation({
    mutationFn: (shopifyStore: string) => askStore(place, shopifyStore),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => showSnackbar({ text: explain(error), tone: 'danger' }),
  })
  const check = () => {
    const found = readShopifyStore(typed)
    setProblem(found === null ? BAD_SHOPIFY_STORE : null)
    return found
  }
  const isKnown = store !== null && readShopifyStore(typed) === store
  return (
    <form
      className={classes.form}
      aria-labelledby="shopify-store"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = connecting.isPending ? null : check()
        if (found !== null) connecting.mutate(found)
      }}
    >
      <h2 id="shopify-store">Store</h2>
      <TextInput
        label="Shopify store URL"
        description="The address of your store at Shopify itself, which stays the same when you have a domain of your own. You find it in Shopify under Settings, Domains."
        placeholder="your-store.myshopify.com"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={typed}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setProblem(null)
        }}
        onBlur={() => typed.trim() !== '' && check()}
      />
      <p className={classes.hint}>
        Shopify asks you to install Keyloom in the store, and brings you back here. Keyloom can read and
        change the blogs of the store, nothing else.
      </p>
      <div className={classes.buttons}>
        <Button type="submit" variant={store === null ? 'filled' : 'default'} loading={connecting.isPending}>
          {isKnown ? 'Connect again' : 'Connect Shopify'}
        </Button>
      </div>
    </form>
  )
}

/** The address of the store's page that asks. What its state is for is kept for the way back. */
async function askStore(place: StoreFormProps['place'], shopifyStore: string): Promise<string> {
  const { authUrl } = await connectionsApi.connectShopify.call({
    contentplanId: place.contentplanId,
    action: 'initiate',
    shopifyStore,
    redirectUri: `${window.location.origin}${SHOPIFY_RETURN}`,
  })
  const state = authUrl && URL.canParse(authUrl) ? new URL(authUrl).searchParams.get('state') : null
  if (!authUrl || !state) throw new Error(NO_URL)
  keepRequest(state, { ...place, at: Date.now() })
  return authUrl
}

function explain(error: unknown): string {
  if (error instanceof Error && error.message === NO_URL) return NO_URL
  return messageOf(error, NOT_BEGUN)
}
