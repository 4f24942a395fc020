import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { LONGEST_URL } from '#features/contentplans/rules.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import classes from './MatchDialog.module.css'
import { PageField } from './PageField.tsx'
import type { TypedTarget } from './url-target.ts'

const WAYS = [
  { value: 'page', label: 'Page of the site' },
  { value: 'custom', label: 'Custom target URL' },
] as const
/** Error of a text that is no URL of a page (V-20). */
const INVALID = 'Invalid URL.'

export const FIRST_TARGET: TypedTarget = { way: 'page', page: null, url: '' }

interface TargetFieldsProps {
  contentplanId: number
  /** The cluster that is to get the page. */
  articleId: number
  typed: TypedTarget
  /** Whether the typed text is not a URL. */
  isRefused: boolean
  isDisabled: boolean
  onChange: (part: Partial<TypedTarget>) => void
  /** What else the choice changes. */
  children: ReactNode
}

/** Chooses a page of the plan, or types the URL of a new one. */
export function TargetFields(props: TargetFieldsProps) {
  const { contentplanId, articleId, typed, isRefused, isDisabled, onChange, children } = props
  return (
    <>
      <ChoiceBar
        label="Kind of page"
        value={typed.way}
        options={WAYS}
        disabled={isDisabled}
        onChange={(way) => onChange({ way })}
      />
      <div className={classes.target}>
        {typed.way === 'page' ? (
          <PageField
            contentplanId={contentplanId}
            articleId={articleId}
            chosen={typed.page}
            isDisabled={isDisabled}
            onChange={(page) => onChange({ page })}
          />
        ) : (
          <TextInput
            type="url"
            label="Custom target URL"
            description="It becomes a new page of the plan."
            placeholder="https://"
            autoComplete="off"
            maxLength={LONGEST_URL}
            value={typed.url}
            disabled={isDisabled}
            error={isRefused && INVALID}
            onChange={(event) => onChange({ url: event.currentTarget.value })}
          />
        )}
        <output className={classes.losses}>{children}</output>
      </div>
    </>
  )
}
