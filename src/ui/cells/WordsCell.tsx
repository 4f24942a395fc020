import classes from './cells.module.css'

/** Text of any script and length: on two lines if the row is high enough, and in full in its title. */
export function WordsCell({ text }: { text: string }) {
  return (
    <bdi className={classes.words} title={text} dir="auto">
      {text}
    </bdi>
  )
}
