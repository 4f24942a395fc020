import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hubsApi, type Hub } from '../api.ts'
import { LONGEST_HUB_NAME } from '#features/articles/rules.ts'
import { FoundSelect } from '#ui/select/FoundSelect.tsx'
import { listHubOptions, nameOfTarget, readHubOption, valueOfTarget, type HubTarget } from './hub-options.ts'

const NONE: readonly Hub[] = []

interface HubFieldProps {
  contentplanId: number
  target: HubTarget | null
  label?: string
  /** Whether a hub must be chosen: no hub is not offered then. */
  isRequired?: boolean
  error?: string | null
  isDisabled: boolean
  isFirst?: boolean
  onChange: (target: HubTarget | null) => void
}

/** Chooses a hub by its name, no hub, or a new hub of the typed name. */
export function HubField(props: HubFieldProps) {
  const {
    contentplanId,
    target,
    label = 'Hub',
    isRequired = false,
    error,
    isDisabled,
    isFirst,
    onChange,
  } = props
  const [text, setText] = useState(target === null ? '' : nameOfTarget(target))
  const query = useQuery(hubsApi.list.queryOptions({ input: { contentplanId } }))
  const hubs = query.data ?? NONE
  return (
    <FoundSelect
      label={label}
      placeholder="Search for a hub, or name a new one"
      text={text}
      // All are offered again when a chosen one is to be changed.
      options={listHubOptions(hubs, target === null ? text : '', { hasNone: !isRequired })}
      value={valueOfTarget(target)}
      nothing={
        query.isError
          ? 'The hubs could not be loaded. Please type again.'
          : query.isPending
            ? 'Searching…'
            : text.trim() === ''
              ? 'No hubs yet: type a name to make one.'
              : 'No hub has this name.'
      }
      maxLength={LONGEST_HUB_NAME}
      disabled={isDisabled}
      {...(isFirst && { isFirst })}
      {...(error && { error })}
      onType={(typed) => {
        setText(typed)
        onChange(null)
      }}
      onChoose={(option) => {
        const next = readHubOption(option, hubs, text)
        if (next === null) return
        setText(nameOfTarget(next))
        onChange(next)
      }}
    />
  )
}
