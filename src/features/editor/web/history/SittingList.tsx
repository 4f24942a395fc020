import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#ui/dates/moments.ts'
import { IconChevronRight } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatCount, formatNoun, formatSize } from '#ui/numbers.ts'
import classes from './TextHistory.module.css'
import { wholeSitting, type ChosenVersion } from './chosen-version.ts'
import type { Save, Sitting } from './group-sittings.ts'

interface SittingListProps {
  sittings: readonly Sitting[]
  total: number
  hasMore: boolean
  hasFailed: boolean
  isBusy: boolean
  chosen: ChosenVersion | null
  showMore: () => void
  onChoose: (chosen: ChosenVersion) => void
}

/** Versions, grouped by who wrote them in one sitting; each sitting can be opened to see every save. */
export function SittingList(props: SittingListProps) {
  const { sittings, total, hasMore, hasFailed, isBusy, chosen, showMore, onChoose } = props
  return (
    <div className={classes.list}>
      <p className={classes.note}>{formatNoun(total, 'version', 'versions')}, the newest first</p>
      <ol className={classes.sittings}>
        {sittings.map((sitting) => (
          <SittingLine
            // The first save of a sitting stays the same while further saves are added.
            key={sitting.saves.at(-1)?.version}
            sitting={sitting}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {hasMore && (
        <Button size="xs" variant="default" loading={isBusy} onClick={showMore}>
          {hasFailed ? 'Try again' : 'Show older versions'}
        </Button>
      )}
    </div>
  )
}

interface SittingLineProps extends Pick<SittingListProps, 'chosen' | 'onChoose'> {
  sitting: Sitting
}

function SittingLine({ sitting, chosen, onChoose }: SittingLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { author, saves, wordsMore } = sitting
  const [last] = saves
  if (last === undefined) return null
  const whole = wholeSitting(sitting)
  return (
    <li>
      <div className={classes.line} data-chosen={isChosen(whole, chosen) || undefined}>
        <button
          type="button"
          className={classes.version}
          aria-current={isChosen(whole, chosen) || undefined}
          onClick={() => onChoose(whole)}
        >
          <span className={classes.author}>
            <bdi>{author ?? 'A user who was deleted'}</bdi>
            <Words more={wordsMore} />
          </span>
          <span className={classes.note}>
            {formatDate(last.saved_at ?? '')} · {describeSave(last)}
            {saves.length > 1 && ` · ${formatNoun(saves.length, 'save', 'saves')}`}
          </span>
        </button>
        {saves.length > 1 && (
          <IconButton
            label={isOpen ? 'Hide its saves' : 'Show each save'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronRight size={16} stroke={1.75} className={classes.chevron} />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <ol className={classes.saves}>
          {saves.map((save) => {
            const one = { version: save.version, before: save.version - 1 }
            return (
              <li
                key={save.version}
                className={classes.line}
                data-chosen={isChosen(one, chosen) || undefined}
              >
                <button
                  type="button"
                  className={classes.version}
                  aria-current={isChosen(one, chosen) || undefined}
                  onClick={() => onChoose(one)}
                >
                  <span className={classes.author}>
                    <span className={classes.note}>
                      {formatDate(save.saved_at ?? '')} · {describeSave(save)}
                    </span>
                    <Words more={save.wordsMore} />
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </li>
  )
}

/** "brought back version 3" or "1.2 KB" */
function describeSave({ restored_from: from, size }: Save): string {
  return from === null ? formatSize(size) : `version ${formatCount(from)} brought back`
}

/** "+12 words", "−3 words" */
function Words({ more }: { more: number | null }) {
  if (more === null) return null
  const sign = more > 0 ? '+' : more < 0 ? '−' : ''
  return (
    <span className={classes.words} data-more={more > 0} data-fewer={more < 0}>
      {sign}
      {formatNoun(Math.abs(more), 'word', 'words')}
    </span>
  )
}

function isChosen(one: ChosenVersion, chosen: ChosenVersion | null): boolean {
  return one.version === chosen?.version && one.before === chosen.before
}
