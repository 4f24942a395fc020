import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { IconSelector } from '#ui/icons.ts'
import type { Integration } from '../../contract.ts'
import { NO_SHOPIFY_BLOG } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import classes from '../publishers/Publisher.module.css'
import { useConnecting } from '../publishers/use-connecting.ts'

interface BlogFormProps {
  contentplanId: number
  saved: Integration
  blogs: readonly { id: string; title: string; handle: string }[]
  isFetching: boolean
  onAskAgain: () => void
}

/** The blog of the store that articles go to (V-65). */
export function BlogForm({ contentplanId, saved, blogs, isFetching, onAskAgain }: BlogFormProps) {
  const chosen = saved.shopify_blog_id ?? ''
  const isGone = chosen !== '' && blogs.every(({ id }) => id !== chosen)
  const [typed, setTyped] = useState(isGone ? '' : chosen)
  const [problem, setProblem] = useState<string | null>(null)
  const saving = useConnecting({
    send: (shopifyBlogId: string) =>
      connectionsApi.saveShopify.call({
        contentplanId,
        type: 'shopify',
        shopifyStore: saved.shopify_store ?? '',
        shopifyBlogId,
      }),
    savedText: 'Blog selection saved successfully',
    explain: (error) => messageOf(error, 'The blog could not be saved. Please try again.'),
  })
  if (blogs.length === 0)
    return (
      <section className={classes.part} aria-labelledby="shopify-blog">
        <h2 id="shopify-blog">Blog</h2>
        <p className={classes.warning}>
          The store has no blog yet. Create one in Shopify under Content, Blog posts, Manage blogs, and look
          again.
        </p>
        <div className={classes.buttons}>
          <Button variant="default" loading={isFetching} onClick={onAskAgain}>
            Look again
          </Button>
        </div>
      </section>
    )
  const save = () => {
    setProblem(typed === '' ? NO_SHOPIFY_BLOG : null)
    if (typed !== '' && !saving.isPending) saving.mutate(typed)
  }
  return (
    <form
      className={classes.form}
      aria-labelledby="shopify-blog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 id="shopify-blog">Blog</h2>
      {(chosen === '' || isGone) && (
        <p className={classes.warning}>
          {isGone
            ? 'The chosen blog is not in the store any more, so no article can be published. Choose another one.'
            : 'No blog is chosen yet, so no article can be published. Choose the one that your articles go to.'}
        </p>
      )}
      <NativeSelect
        label="Blog"
        rightSection={<IconSelector size={16} stroke={1.75} />}
        value={typed}
        error={problem}
        data={[
          { value: '', label: 'Select a blog' },
          ...blogs.map(({ id, title, handle }) => ({ value: id, label: `${title} (/blogs/${handle})` })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setProblem(null)
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={saving.isPending}>
          Save blog
        </Button>
      </div>
    </form>
  )
}
