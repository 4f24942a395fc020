import type { Break } from './break.ts'

/** Only a few, because each needs a new build of the web app. */
export const screens: Break[] = [
  {
    name: 'A button of the first page has another label.',
    file: 'src/features/accounts/web/LoginScreen.tsx',
    find: '      Open the demo workspace\n',
    replace: '      Open the demo\n',
    run: ['journeys/accounts/sign-in'],
  },
  {
    name: 'Buttons with an icon have no label.',
    file: 'src/ui/layout/IconButton.tsx',
    find: 'aria-label={label} title={label} {...rest} />',
    replace: '{...rest} />',
    run: ['journeys/looks-shell'],
  },
  {
    name: 'Links can hardly be read on white.',
    file: 'src/ui/theme.css',
    find: '--accent: var(--mantine-color-indigo-7);',
    replace: '--accent: var(--mantine-color-indigo-2);',
    run: ['journeys/looks-public'],
  },
  {
    name: 'The first page loads the charts, too.',
    file: 'src/app/shell/Wordmark.tsx',
    find: '/** Three threads',
    replace:
      "import { createChart } from '#ui/chart/echarts-parts.ts'\nObject.assign(globalThis, { createChart })\n\n/** Three threads",
    run: ['journeys/shell/budgets'],
  },
  {
    name: 'The palette does not open by its key.',
    file: 'src/ui/palette/use-palette-key.ts',
    find: '(event.ctrlKey || event.metaKey)',
    replace: 'event.metaKey',
    run: ['journeys/shell/shell-keyboard'],
  },
]
