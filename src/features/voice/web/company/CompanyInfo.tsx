import { Textarea } from '@mantine/core'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { AboutField } from './AboutField.tsx'
import classes from './CompanyInfo.module.css'
import { ConflictNotice } from './ConflictNotice.tsx'
import { LONGEST_TEXT } from './longest-text.ts'
import type { CompanyInfoForm } from './use-company-info.ts'

/** What a plan says about its company and its texts, as a form (F-213). The screen that shows it has the button Save. */
export function CompanyInfo({ form }: { form: CompanyInfoForm }) {
  const { draft, change, place } = form
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
      <AboutField form={form} about={draft.about} />
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
        maxLength={LONGEST_TEXT}
        value={draft.style_guide}
        onChange={({ currentTarget: { value } }) => change({ style_guide: value })}
      />
      <ConflictNotice form={form} field="style_guide" />
      <Textarea
        label="Image style guide"
        description="How pictures look: photo or drawing, colours, people, what they never show."
        placeholder="For example: Photos by daylight, outdoors, no studio. No logos of other brands."
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        maxLength={LONGEST_TEXT}
        value={draft.image_style_guide}
        onChange={({ currentTarget: { value } }) => change({ image_style_guide: value })}
      />
      <ConflictNotice form={form} field="image_style_guide" />
    </div>
  )
}
