import { z } from 'zod'
import type { Finding, House, Rule } from './rule.ts'

const LOCKFILE = 'package-lock.json'

/** Rules about the packages that are installed, and about scripts that they may run during installation. */
export const packageRules: Rule[] = [
  { name: 'dependencies are exact', find: findLooseDependencies },
  { name: 'every package has a checksum', find: findPackagesWithoutChecksum },
  { name: 'install scripts are an allow-list', find: findUnlistedScripts },
]

const versions = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), hasInstallScript: z.boolean().default(false) }),
  ),
})

function findLooseDependencies(house: House): Finding[] {
  return forManifest(house, ({ text, manifest }) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => ({
        path: 'package.json',
        line: lineOf(text, `"${name}"`),
        sentence: `${name} needs an exact version, not "${version}"`,
      }))
  })
}

function findPackagesWithoutChecksum(house: House): Finding[] {
  return listLocked(house)
    .filter(({ integrity }) => integrity?.startsWith('sha512-') !== true)
    .map(({ name, line }) => ({
      path: LOCKFILE,
      line,
      sentence: `${name} has no SHA-512: npm would install whatever it is given`,
    }))
}

function findUnlistedScripts(house: House): Finding[] {
  return forManifest(house, ({ manifest }) =>
    listLocked(house)
      .filter(({ name, hasInstallScript }) => hasInstallScript && manifest.allowScripts[name] === undefined)
      .map(({ name, line }) => ({
        path: LOCKFILE,
        line,
        sentence: `${name} runs a script when it is installed: allow or forbid it in allowScripts`,
      })),
  )
}

function forManifest(
  { files }: House,
  judge: (input: { text: string; manifest: z.infer<typeof manifestSchema> }) => Finding[],
): Finding[] {
  const text = files.find(({ path }) => path === 'package.json')?.text
  return text === undefined ? [] : judge({ text, manifest: manifestSchema.parse(JSON.parse(text)) })
}

function listLocked({ files }: House) {
  const lockfile = files.find(({ path }) => path === LOCKFILE)?.text
  if (lockfile === undefined) return []
  const { packages } = lockSchema.parse(JSON.parse(lockfile))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, found]) => ({
      ...found,
      name: path.replace(/^.*node_modules\//, ''),
      line: lineOf(lockfile, `"${path}"`),
    }))
}

function lineOf(text: string, word: string): number {
  return text.slice(0, text.indexOf(word)).split('\n').length
}
