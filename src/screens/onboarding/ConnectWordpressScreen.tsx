import { Button, TextInput } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { WORDPRESS_KEY_PREFIX } from '#features/connections/rules.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { LaterLink } from './LaterLink.tsx'
import classes from './Onboarding.module.css'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { useOnboardingPlan } from './use-onboarding-plan.tsx'
import { useWordpress } from './use-wordpress.ts'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/onboarding/wordpress'
const HOME = 'home?showSetupMessage=true'

/** Step 3 of setting up a plan, the last one: connect WordPress, where finished articles are published. */
export function ConnectWordpressScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { plan, recovery } = useOnboardingPlan(place)
  const isSkipped = plan !== undefined && plan.property === null
  const { connectedTo, key, setKey, problem, check, remind, save, isSaving } = useWordpress(place)
  return (
    <OnboardingFrame
      step={3}
      title="Connect WordPress"
      skipped={isSkipped ? contentplanPath(place, 'onboarding/gsc') : null}
    >
      {recovery ?? (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <p className={classes.lead}>
            The connector plugin takes finished articles into your WordPress site, as drafts or posts. Without
            WordPress you can skip this step.
          </p>
          <p className={classes.lead}>
            Install the plugin, open Settings &gt; Keyloom in the admin area of your WordPress site, create a
            key, and paste it here.
          </p>
          {connectedTo !== null && (
            <p>
              <StatusChip tone="good">Connected to {connectedTo}</StatusChip>
            </p>
          )}
          <TextInput
            label="API key"
            placeholder={`${WORDPRESS_KEY_PREFIX}…`}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            value={key}
            error={problem}
            onChange={(event) => setKey(event.currentTarget.value)}
            onBlur={check}
            // Enter does not submit a form whose button is disabled, so say what is missing instead.
            onKeyDown={(event) => event.key === 'Enter' && remind()}
          />
          <div className={classes.buttons}>
            <Button type="submit" loading={isSaving} disabled={key.trim() === ''}>
              Save
            </Button>
          </div>
        </form>
      )}
      <LaterLink place={place} screen={HOME} label={connectedTo === null ? 'Skip' : 'Finish'} />
    </OnboardingFrame>
  )
}
