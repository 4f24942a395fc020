import { Button } from '@mantine/core'
import { ACTION_NAMES, type Action } from '#features/advice/rules.ts'
import { ActionCell, useSetAction, type PageDetails } from '#features/pages/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { IconArrowBackUp } from '#ui/icons.ts'
import classes from './PageDrawer.module.css'

/** What a user can choose; that there is not enough data is only said. */
const CHOICES = (['leave', 'update', 'merge', 'delete'] as const satisfies Action[]).map((value) => ({
  value,
  label: ACTION_NAMES[value],
}))

interface ActionChoiceProps {
  contentplanId: number
  page: PageDetails
}

/** What to do with a page: what the numbers suggest, with the reason, and what the user chooses over it. */
export function ActionChoice({ contentplanId, page }: ActionChoiceProps) {
  const setting = useSetAction(contentplanId, page)
  const shown = setting.isPending ? setting.variables : page.action
  return (
    <>
      <Suggestion page={page} />
      <ChoiceBar<string>
        label="What to do with this page"
        value={shown ?? ''}
        options={CHOICES}
        disabled={setting.isPending}
        onChange={(value) => setting.mutate(CHOICES.find((choice) => choice.value === value)?.value ?? null)}
      />
      {page.action === null ? (
        <p className={classes.dimmed}>Nothing is chosen yet. Choose one to decide it for good.</p>
      ) : (
        <Button
          className={classes.undo}
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden="true" />}
          disabled={setting.isPending}
          onClick={() => setting.mutate(null)}
        >
          Back to the suggestion
        </Button>
      )}
    </>
  )
}

function Suggestion({ page }: { page: PageDetails }) {
  const { suggested_action: suggested, suggested_action_reason: reason, merge_with: mergeWith } = page
  if (suggested === null)
    return (
      <p className={classes.dimmed}>
        {page.excluded
          ? 'Nothing is suggested for an excluded page.'
          : 'Nothing is suggested yet. That happens after search data were imported.'}
      </p>
    )
  return (
    <div className={classes.suggestion}>
      <ActionCell page={{ action: null, suggested_action: suggested, suggested_action_reason: reason }} />
      <p>
        <Reason text={reason ?? ''} url={suggested === 'merge' ? mergeWith : null} />
      </p>
    </div>
  )
}

/** The reason, in which the page to merge into is a link. */
function Reason({ text, url }: { text: string; url: string | null }) {
  if (url === null) return <bdi>{text}</bdi>
  const [before = '', ...rest] = text.split(url)
  return (
    <>
      {before}
      <MergeTarget url={url} />
      {rest.join(url)} Merge this page into it.
    </>
  )
}

function MergeTarget({ url }: { url: string }) {
  const { host, rest, href } = describeUrl(url)
  const words = <bdi>{rest === '' ? host : rest}</bdi>
  return href === null ? (
    words
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" title={url}>
      {words}
    </a>
  )
}
