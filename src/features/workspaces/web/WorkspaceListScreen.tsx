import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'

/** Shown only for a moment: its route leads to the next screen as soon as the workspaces are known (M-02). */
export function WorkspaceListScreen() {
  return <SkeletonRows label="Loading workspaces" count={3} rowHeight={56} />
}
