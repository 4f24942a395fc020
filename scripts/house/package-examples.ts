import { file, type Example } from './example.ts'

const locked = (entry: string) => file('package-lock.json', `{ "packages": { "": {}, ${entry} } }`)
const allowing = (scripts: string) => file('package.json', `{ "allowScripts": { ${scripts} } }`)
const runsScript = '"node_modules/a/node_modules/b": { "hasInstallScript": true }'

export const packageExamples: Example[] = [
  {
    rule: 'dependencies are exact',
    breaks: [
      file('package.json', '{ "dependencies": { "zod": "^4.6.7" } }'),
      file('package.json', '{ "devDependencies": { "vite": "~8.3.8" } }'),
      file('package.json', '{ "optionalDependencies": { "zod": "latest" } }'),
    ],
    keeps: [file('package.json', '{ "dependencies": { "a": "4.6.7", "b": "18.4.0-beta.17" } }')],
  },
  {
    rule: 'every package has a checksum',
    breaks: [
      locked('"node_modules/a": { "version": "1.0.0" }'),
      locked('"node_modules/a": { "integrity": "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }'),
    ],
    keeps: [locked('"node_modules/a": { "integrity": "sha512-bmFtZQ==" }')],
  },
  {
    rule: 'install scripts are an allow-list',
    breaks: [
      { ...locked(runsScript), ...allowing('') },
      { ...locked(runsScript), ...allowing('"a": true') },
    ],
    keeps: [
      { ...locked(runsScript), ...allowing('"b": true') },
      { ...locked(runsScript), ...allowing('"b": false') },
      { ...locked('"node_modules/a": {}'), ...allowing('') },
    ],
  },
]
