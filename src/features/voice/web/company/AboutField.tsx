import '@mantine/core/styles/Loader.layer.css'
import { Button, Textarea } from '@mantine/core'
import { messageOf } from '#platform/web/api/api-error.ts'
import { IconSparkles } from '#ui/icons.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { TextDifferences } from '../guide/TextDifferences.tsx'
import { AboutSources } from './AboutSources.tsx'
import classes from './CompanyInfo.module.css'
import { ConflictNotice } from './ConflictNotice.tsx'
import { LONGEST_TEXT } from './longest-text.ts'
import type { CompanyInfoForm } from './use-company-info.ts'
import { useMakeAbout } from './use-make-about.ts'

/** What a plan says about its company, with a button that says it from the own pages (C-013). */
export function AboutField({ form, about }: { form: CompanyInfoForm; about: string }) {
  const making = useMakeAbout(form)
  return (
    <div className={classes.field}>
      <Textarea
        label="About the company"
        description="What the company offers, to whom, and what sets it apart. All agents read it."
        placeholder="For example: A shop for trail running in Bern that tests every shoe it sells."
        autosize
        minRows={4}
        maxRows={16}
        dir="auto"
        maxLength={LONGEST_TEXT}
        value={about}
        onChange={({ currentTarget: { value } }) => form.change({ about: value })}
      />
      <ConflictNotice form={form} field="about" />
      <div className={classes.line}>
        <Button
          variant="default"
          leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden="true" />}
          loading={making.isMaking}
          onClick={making.make}
        >
          Generate from my pages
        </Button>
        {making.made?.note !== undefined && making.made.note !== null && (
          <p className={classes.note}>{making.made.note}</p>
        )}
      </div>
      <ProblemLine
        text={making.error && messageOf(making.error, 'This could not be generated. Please try again.')}
      />
      {making.proposed !== null && (
        <div className={classes.proposal}>
          <p>You have written this text yourself. Marked: what the generated one would change.</p>
          <TextDifferences before={about} after={making.proposed} />
          <div className={classes.line}>
            <Button size="compact-md" onClick={making.take}>
              Use the generated text
            </Button>
            <Button size="compact-md" variant="default" onClick={making.dismiss}>
              Keep mine
            </Button>
          </div>
        </div>
      )}
      {making.made !== null && <AboutSources made={making.made} />}
    </div>
  )
}
