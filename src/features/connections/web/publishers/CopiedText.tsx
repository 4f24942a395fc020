import { CopyButton } from '#ui/layout/CopyButton.tsx'
import classes from './Publisher.module.css'

interface CopiedTextProps {
  /** What the text is: "Copy the call that creates a post". */
  label: string
  text: string
}

/** A text such as a command, with a button that copies it. */
export function CopiedText({ label, text }: CopiedTextProps) {
  return (
    <div className={classes.copied}>
      <pre>{text}</pre>
      <CopyButton label={label} text={async () => text} />
    </div>
  )
}
