import { Button, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useDraftValues } from '#platform/web/use-draft-values.ts'
import type { BlogSettings } from './api.ts'
import classes from './BlogPanel.module.css'
import { useSaveBlog } from './use-save-blog.ts'

interface BlogFormProps {
  contentplanId: number
  saved: BlogSettings
  onUnsaved: (isUnsaved: boolean) => void
}

interface Field {
  name: keyof BlogSettings
  label: string
  description?: string
  placeholder?: string
}

const PLACE: readonly Field[] = [
  {
    name: 'domain',
    label: 'Domain',
    description:
      'A host of your own that shows the blog. Point it at this installation first; the administrator knows how. Empty: the blog is at the address above.',
    placeholder: 'blog.example.com',
  },
  {
    name: 'base',
    label: 'Base path',
    description: 'Where the blog is on that domain. Empty: at its start.',
    placeholder: '/blog',
  },
]

const NAVLINKS = [
  ['navlink_1_label', 'navlink_1_url'],
  ['navlink_2_label', 'navlink_2_url'],
  ['navlink_3_label', 'navlink_3_url'],
  ['navlink_4_label', 'navlink_4_url'],
] as const

const SOCIAL: readonly Field[] = [
  { name: 'linkedin_url', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/company/…' },
  { name: 'twitter_url', label: 'X (Twitter)', placeholder: 'https://x.com/…' },
  { name: 'facebook_url', label: 'Facebook', placeholder: 'https://www.facebook.com/…' },
  { name: 'instagram_url', label: 'Instagram', placeholder: 'https://www.instagram.com/…' },
]

const OTHER: readonly Field[] = [
  {
    name: 'ga_code',
    label: 'Google Analytics',
    description: 'The measurement id of a property. Empty: pages run no scripts at all.',
    placeholder: 'G-ABC123DEF4',
  },
  {
    name: 'amplify_id',
    label: 'Amplify id',
    description: 'Of an earlier host of this blog. It is only kept.',
  },
]

/** The settings of a blog (N-14). */
export function BlogForm({ contentplanId, saved, onUnsaved }: BlogFormProps) {
  const draft = useDraftValues(saved)
  const { values, change, isChanged } = draft
  const saving = useSaveBlog(contentplanId, 'Settings saved. Pages show them after the next update.')
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isChanged), [isChanged])
  const fieldOf = ({ name, ...words }: Field) => (
    <TextInput
      key={name}
      {...words}
      spellCheck={false}
      maxLength={500}
      value={values[name]}
      error={saving.problemOf(name)}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  )
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Settings of the autoblog"
      onSubmit={(event) => {
        event.preventDefault()
        // What the server makes of them is shown, such as a host in lower case.
        saving.save(values, draft.reset)
      }}
    >
      {PLACE.map(fieldOf)}
      <fieldset className={classes.links}>
        <legend>Links in the head</legend>
        {NAVLINKS.map(([label, url], place) => (
          <div key={label} className={classes.link}>
            {fieldOf({ name: label, label: `Label ${place + 1}` })}
            {fieldOf({ name: url, label: `Address ${place + 1}`, placeholder: 'https://… or /path' })}
          </div>
        ))}
      </fieldset>
      <fieldset className={classes.links}>
        <legend>Social media</legend>
        {SOCIAL.map(fieldOf)}
      </fieldset>
      {OTHER.map(fieldOf)}
      {saving.problem !== null && (
        <p role="alert" className={classes.problem}>
          {saving.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={saving.isSaving} disabled={!isChanged}>
          Save
        </Button>
        {isChanged && (
          <Button variant="default" disabled={saving.isSaving} onClick={draft.reset}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
