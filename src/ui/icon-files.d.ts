declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'
  const icon: Icon
  // oxlint-disable-next-line import/no-default-export -- what the package has
  export default icon
}
