import { WAITING_LIST } from '#features/keywords/rules.ts'
import { keepFile } from '#platform/web/kept-file.ts'
import { useSession } from '#platform/web/session/use-session.ts'
import { IconArrowRight } from '#ui/icons.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import classes from './OpenInPlan.module.css'

/** The way on for a list without search results: a plan looks them up. */
export function OpenInPlan({ file }: { file: File }) {
  const navigate = useNavigate()
  const isSignedIn = useSession() !== null
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    const isKept = await keepFile(WAITING_LIST, file)
    setIsBusy(false)
    setIsTooLarge(!isKept)
    if (isKept) await navigate({ href: isSignedIn ? '/workspace' : '/' })
  }

  return (
    <section className={classes.offer} aria-label="Without search results">
      <div className={classes.text}>
        <h2>Let Keyloom look the results up</h2>
        <p>
          {isTooLarge
            ? 'This list is too large for the browser to carry it over. Sign in, and choose the file again in Find more keywords.'
            : `${isSignedIn ? 'Open it in a content plan' : 'Sign in or open the demo'}: the list waits for you in Find more keywords, and nothing is added before you have looked at it. A plan shows what its searches cost before they run; the demo makes its results up.`}
        </p>
      </div>
      <Button
        variant="default"
        loading={isBusy}
        disabled={isTooLarge}
        rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void open()}
      >
        Open it in a plan
      </Button>
    </section>
  )
}
