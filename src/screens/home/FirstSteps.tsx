import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Home } from '#features/performance/web/index.ts'
import { IconCheck } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Card } from '#ui/layout/Card.tsx'
import classes from './Home.module.css'
import { FIRST_STEPS, listDone, type FirstStep } from './home-parts.ts'

const STEPS: Record<FirstStep, { name: string; text: string; button: string; screen: string }> = {
  keywords: {
    name: 'Find your first keywords',
    text: 'Paste a list, or choose a file of your keyword tool or of Search Console.',
    button: 'Find keywords',
    screen: 'keywords?dialog=upload',
  },
  clusters: {
    name: 'Cluster them',
    text: 'Keywords that Google answers with the same pages become one cluster: the plan for one page.',
    button: 'Run clustering',
    screen: 'keywords?tab=inactive',
  },
  property: {
    name: 'Connect Search Console',
    text: 'See the clicks and impressions of your pages, which pages win or lose, and what to do about it.',
    button: 'Connect',
    screen: 'gsc-integration',
  },
}

/** How to begin: what is done, and a button for what comes next. */
export function FirstSteps({ place, home }: { place: PlanPlace; home: Home }) {
  const done = listDone(home)
  const next = FIRST_STEPS.find((step) => !done.has(step))
  return (
    <Card title="First steps">
      <ol className={classes.steps}>
        {FIRST_STEPS.map((step, index) => {
          const { name, text, button, screen } = STEPS[step]
          const isDone = done.has(step)
          return (
            <li key={step} className={classes.step} data-done={isDone || undefined}>
              <span className={classes.mark} aria-hidden="true">
                {isDone ? <IconCheck size={14} stroke={2} /> : index + 1}
              </span>
              <div>
                <h3>
                  {name}
                  {isDone && <span className="visually-hidden">, done</span>}
                </h3>
                {!isDone && <p>{text}</p>}
              </div>
              {step === next && (
                <Button component={AppLink} href={contentplanPath(place, screen)}>
                  {button}
                </Button>
              )}
              {step !== next && !isDone && step === 'property' && (
                <Button component={AppLink} href={contentplanPath(place, screen)} variant="default">
                  {button}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
