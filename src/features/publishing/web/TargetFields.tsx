import { NativeSelect } from '@mantine/core'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { IconSelector } from '#ui/icons.ts'
import { hasDrafts, PLATFORM_NAMES, type PublishTarget, type PublishState } from '../rules.ts'
import classes from './Publishing.module.css'

interface Chosen {
  platform: PublishTarget
  state: PublishState
}

interface TargetFieldsProps {
  platforms: readonly PublishTarget[]
  target: Chosen
  isDisabled: boolean
  onChange: (target: Chosen) => void
}

/** Where an article goes, and who sees it there. */
export function TargetFields({ platforms, target, isDisabled, onChange }: TargetFieldsProps) {
  const { platform, state } = target
  return (
    <>
      <NativeSelect
        label="Where"
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        data={platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
        value={platform}
        disabled={isDisabled}
        onChange={({ currentTarget: { value } }) => {
          const chosen = platforms.find((one) => one === value)
          if (chosen !== undefined) onChange({ platform: chosen, state: hasDrafts(chosen) ? state : 'live' })
        }}
      />
      {platform !== 'notion' && (
        <fieldset className={classes.choice}>
          <legend>Who sees it</legend>
          <ChoiceBar
            label="Who sees it"
            value={state}
            options={[
              { value: 'draft', label: 'Editors only' },
              { value: 'live', label: 'Everybody' },
            ]}
            disabled={isDisabled || !hasDrafts(platform)}
            onChange={(chosen) => onChange({ ...target, state: chosen })}
          />
          <p className={classes.hint}>{hasDrafts(platform) ? HINTS[state] : NO_DRAFTS}</p>
        </fieldset>
      )}
    </>
  )
}

const HINTS = {
  draft: 'The text is uploaded as a draft. You can look at it there before your visitors do.',
  live: 'The page goes live. An article that is there already is changed in place, at the same address.',
}

const NO_DRAFTS = 'Your CMS takes no drafts from here: what is uploaded goes live.'
