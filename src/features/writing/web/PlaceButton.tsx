import { useIsCovered } from './beside/use-is-covered.ts'
import classes from './PlaceButton.module.css'

interface PlaceButtonProps {
  text: string
  onPress: () => void
}

/** A passage of the text; a press goes to it. */
export function PlaceButton({ text, onPress }: PlaceButtonProps) {
  return (
    <button
      type="button"
      className={classes.place}
      title="Show it in the text"
      dir="auto"
      disabled={useIsCovered()}
      onClick={onPress}
    >
      {text}
    </button>
  )
}
