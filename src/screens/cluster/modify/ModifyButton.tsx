import { Button } from '@mantine/core'
import { useModifyTab } from './use-modify-tab.ts'

/** Opens the dialog in which keywords are added to a cluster and removed from it. */
export function ModifyButton() {
  const { show } = useModifyTab()
  return (
    <Button variant="default" onClick={() => show('add')}>
      Modify keywords
    </Button>
  )
}
