export { nameGroups } from './name-groups.ts'
