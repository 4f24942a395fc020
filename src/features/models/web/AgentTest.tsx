import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { formatCount } from '#ui/numbers.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { modelsApi } from './api.ts'
import type { ModelAgent } from './model-form.ts'
import classes from './ModelsTab.module.css'

interface AgentTestProps {
  workspaceId: number
  agent: ModelAgent
  name: string
  canTest: boolean
  isChanged: boolean
}

/** Asks the saved model of an agent for one word, and says in words what is wrong when it does not answer. */
export function AgentTest({ workspaceId, agent, name, canTest, isChanged }: AgentTestProps) {
  const testing = useMutation({ mutationFn: () => modelsApi.test.call({ workspaceId, agent }) })
  const { data, error } = testing
  const why = isChanged ? 'Save first: a test asks the model that is saved' : 'There is no model to test'
  return (
    <>
      <Button
        className={classes.test}
        variant="default"
        loading={testing.isPending}
        disabled={!canTest || isChanged}
        title={!canTest || isChanged ? why : undefined}
        aria-label={`Test the model for ${name}`}
        onClick={() => testing.mutate()}
      >
        Test
      </Button>
      <output className={classes.result}>
        {!isChanged && !testing.isPending && data && (
          <>
            <StatusChip tone={data.is_working ? 'good' : 'danger'}>
              {data.is_working ? 'Works' : 'Does not work'}
            </StatusChip>
            <span className={classes.hint} dir="auto">
              {data.message} {data.model}, {formatCount(data.milliseconds)} ms.
            </span>
          </>
        )}
        {!isChanged && !testing.isPending && error !== null && (
          <span className={classes.problem}>
            {messageOf(error, 'The test could not be made. Please try again.')}
          </span>
        )}
      </output>
    </>
  )
}
