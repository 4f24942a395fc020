import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import classes from './SettingsScreen.module.css'

interface SaveButtonsProps {
  isChanged: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** The buttons of a tab that is saved as a whole (F-211). */
export function SaveButtons({ isChanged, isSaving, onDiscard }: SaveButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button type="submit" loading={isSaving} disabled={!isChanged}>
        Save
      </Button>
      {isChanged && (
        <Button variant="default" disabled={isSaving} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  )
}
