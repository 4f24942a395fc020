import classes from './cells.module.css'

/** Words of any script and length: in two lines where the rows are high enough, and whole when pointed at. */
export function WordsCell({ text }: { text: string }) {
  return (
    <bdi className={classes.words} title={text} dir="auto">
      {text}
    </bdi>
  )
}
