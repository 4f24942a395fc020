import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  DROP_REFUSALS,
  MAP_ROW_NAMES,
  mapRowOf,
  refuseDrop,
  type MapPlace,
} from '#features/articles/map/index.ts'
import { ARTICLE_FUNNELS } from '#features/articles/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import { NO_HUB, type Favorite, type MappedHub } from '../map-layout.ts'
import classes from './dialogs.module.css'

interface MoveDialogProps {
  article: Favorite
  hubs: readonly MappedHub[]
  onPlace: (article: Favorite, to: MapPlace) => void
  onClose: () => void
}

const FUNNELS = ARTICLE_FUNNELS.map((value) => ({ value, label: MAP_ROW_NAMES[value] }))
const NONE = 'none'

/** Moves a favorite to another hub or funnel without dragging it (F-154). */
export function MoveDialog({ article, hubs, onPlace, onClose }: MoveDialogProps) {
  const [to, setTo] = useState<MapPlace>({ topicId: article.topic_id, row: mapRowOf(article) })
  const [hasTried, setHasTried] = useState(false)
  const refusal = refuseDrop(article, to)
  const options = [
    { value: NONE, label: NO_HUB },
    ...hubs.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const funnel = FUNNELS.find(({ value }) => value === to.row)?.value
  return (
    <Dialog title={`Move “${article.title}”`} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          setHasTried(true)
          if (refusal !== null) return
          onPlace(article, to)
          onClose()
        }}
      >
        <SearchSelect
          label="Hub"
          options={options}
          value={to.topicId === null ? NONE : String(to.topicId)}
          onChange={(value) => setTo({ ...to, topicId: value === NONE ? null : Number(value) })}
        />
        {funnel === undefined ? (
          <p className={classes.note}>Products and categories stay in the row of products.</p>
        ) : (
          <ChoiceBar
            label="Funnel"
            value={funnel}
            options={FUNNELS}
            onChange={(row) => setTo({ ...to, row })}
          />
        )}
        <output className={classes.problem}>
          {hasTried && refusal !== null ? DROP_REFUSALS[refusal] : ''}
        </output>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" data-first-focus>
            Move
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
