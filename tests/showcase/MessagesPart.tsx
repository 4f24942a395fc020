import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { useSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Example, Line } from './Example.tsx'

export function MessagesPart() {
  const { show } = useSnackbar()
  const [count, setCount] = useState(1240)
  return (
    <>
      <PageHeader
        title="Messages"
        note="One at a time, for three seconds; the pointer or the focus holds it."
      />
      <Example title="Snackbar">
        <Line>
          <Button variant="default" onClick={() => show({ text: 'Link copied' })}>
            Say it
          </Button>
          <Button variant="default" onClick={() => show({ text: 'All changes saved', tone: 'good' })}>
            Good news
          </Button>
          <Button
            variant="default"
            onClick={() => show({ text: 'Not saved. Check the name and try again.', tone: 'danger' })}
          >
            Bad news
          </Button>
          <Button
            variant="default"
            onClick={() =>
              show({
                text: '3 items moved',
                timeoutMs: 8000,
                action: { label: 'Undo', onSelect: () => show({ text: 'Moved back' }) },
              })
            }
          >
            With Undo
          </Button>
        </Line>
      </Example>
      <Example title="Selection bar">
        <Line>
          <Button variant="default" onClick={() => setCount(1240)}>
            Select
          </Button>
        </Line>
        <div style={{ height: 128 }} />
        <SelectionBar
          count={count}
          sums={[
            { label: 'Amount', value: '191,943' },
            { label: 'Visits', value: '34.6K' },
          ]}
          actions={
            <>
              <Button size="xs" variant="default">
                Move
              </Button>
              <Button size="xs" variant="light" color="red">
                Exclude
              </Button>
            </>
          }
          onClear={() => setCount(0)}
        />
      </Example>
    </>
  )
}
