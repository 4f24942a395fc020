import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { formatCount } from '#ui/numbers.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { modelsApi, type ModelSettings } from './api.ts'
import type { ModelAgent } from './model-form.ts'
import classes from './ModelsTab.module.css'

interface AgentTestProps {
  workspaceId: number
  saved: ModelSettings | null
  agent: ModelAgent
  name: string
  canTest: boolean
  isChanged: boolean
}

/** Asks the saved model of an agent for one word, and says in words what is wrong when it does not answer. */
export function AgentTest({ workspaceId, saved, agent, name, canTest, isChanged }: AgentTestProps) {
  const testing = useMutation({
    mutationFn: (_tested: ModelSettings | null) => modelsApi.test.call({ workspaceId, agent }),
  })
  const { data, error } = testing
  // A result says nothing about a model that was saved after it.
  const isOfSaved = !isChanged && !testing.isPending && testing.variables === saved
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
        onClick={() => testing.mutate(saved)}
      >
        Test
      </Button>
      <output className={classes.result}>
        {isOfSaved && data && (
          <>
            <StatusChip tone={data.is_working ? 'good' : 'danger'}>
              {data.is_working ? 'Works' : 'Does not work'}
            </StatusChip>
            <span className={classes.hint} dir="auto">
              {data.message} {data.model}, {formatCount(data.milliseconds)} ms.
            </span>
          </>
        )}
        {isOfSaved && error !== null && (
          <span className={classes.problem}>
            {messageOf(error, 'The test could not be made. Please try again.')}
          </span>
        )}
      </output>
    </>
  )
}
