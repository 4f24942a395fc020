import { Button, Textarea } from '@mantine/core'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { IconSparkles } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { TextDifferences } from '../guide/TextDifferences.tsx'
import { AboutSources } from './AboutSources.tsx'
import classes from './CompanyInfo.module.css'
import type { CompanyInfoForm } from './use-company-info.ts'
import { useMakeAbout } from './use-make-about.ts'

/** What a plan says about its company and its texts, as a form (F-213). The screen that shows it has the button Save. */
export function CompanyInfo({ form }: { form: CompanyInfoForm }) {
  const { draft, change, place } = form
  const about = useMakeAbout(form)
  if (form.hasFailed)
    return (
      <ErrorPanel
        text="The company information could not be loaded."
        isBusy={form.isRetrying}
        onRetry={form.retry}
      />
    )
  if (draft === null)
    return <SkeletonRows label="The company information is loading" count={8} rowHeight={36} />
  return (
    <div className={classes.form}>
      <div className={classes.field}>
        <Textarea
          label="About the company"
          description="What the company offers, to whom, and what sets it apart. All agents read it."
          placeholder="For example: A shop for trail running in Bern that tests every shoe it sells."
          autosize
          minRows={4}
          maxRows={16}
          dir="auto"
          maxLength={LONGEST}
          value={draft.about}
          onChange={({ currentTarget: { value } }) => change({ about: value })}
        />
        <div className={classes.line}>
          <Button
            variant="default"
            leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden="true" />}
            loading={about.isMaking}
            onClick={about.make}
          >
            Generate from my pages
          </Button>
          {about.made?.note !== undefined && about.made.note !== null && (
            <p className={classes.note}>{about.made.note}</p>
          )}
        </div>
        <ProblemLine
          text={about.error && messageOf(about.error, 'This could not be generated. Please try again.')}
        />
        {about.proposed !== null && (
          <div className={classes.proposal}>
            <p>You have written this text yourself. Marked: what the generated one would change.</p>
            <TextDifferences before={draft.about} after={about.proposed} />
            <div className={classes.line}>
              <Button size="compact-md" onClick={about.take}>
                Use the generated text
              </Button>
              <Button size="compact-md" variant="default" onClick={about.dismiss}>
                Keep mine
              </Button>
            </div>
          </div>
        )}
        {about.made !== null && <AboutSources made={about.made} />}
      </div>
      <Textarea
        label="Style guide"
        description={
          <>
            How your texts sound.{' '}
            <AppLink href={contentplanPath(place, 'style-guide')}>Open the style guide</AppLink> to see what
            it rests on and to measure your pages.
          </>
        }
        autosize
        minRows={4}
        maxRows={12}
        dir="auto"
        maxLength={LONGEST}
        value={draft.style_guide}
        onChange={({ currentTarget: { value } }) => change({ style_guide: value })}
      />
      <Textarea
        label="Image style guide"
        description="How pictures look: photo or drawing, colours, people, what they never show."
        placeholder="For example: Photos by daylight, outdoors, no studio. No logos of other brands."
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        maxLength={LONGEST}
        value={draft.image_style_guide}
        onChange={({ currentTarget: { value } }) => change({ image_style_guide: value })}
      />
    </div>
  )
}

const LONGEST = 50_000
