import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { describeUnknownVolumes, formatVolume, type VolumeSum } from './volume-sum.ts'

/** The search volume of a cluster, with a note when some of it is unknown. */
export function VolumeCell({ sum }: { sum: VolumeSum }) {
  return <NotedCell text={formatVolume(sum)} note={describeUnknownVolumes(sum)} />
}
