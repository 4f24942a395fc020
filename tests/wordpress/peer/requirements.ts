import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const WORDPRESS_FOLDER = '/usr/share/wordpress'
const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db', 'mariadb']
const EXTENSIONS = ['mysqli', 'gd', 'mbstring', 'xml', 'intl', 'curl']
const PACKAGES = 'wordpress php-cli php-mysql php-curl php-gd php-mbstring php-xml php-intl mariadb-server'

/** Where these programs are when the search path of an ordinary user leaves their folder out. */
export const PROGRAM_PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`

/** Says what these tests need and this machine does not have; null when all is there. */
export function explainMissing(): string | null {
  const missing = [
    ...PROGRAMS.filter((name) => !runs('which', [name])),
    ...(existsSync(`${WORDPRESS_FOLDER}/wp-load.php`) ? [] : [WORDPRESS_FOLDER]),
    ...(runs('php', ['-v']) ? EXTENSIONS.filter((name) => !hasExtension(name)) : []),
  ]
  if (missing.length === 0) return null
  return `The tests with a real WordPress need ${missing.join(', ')}, which Debian has in: ${PACKAGES}.`
}

function hasExtension(name: string): boolean {
  return runs('php', ['-r', `exit(extension_loaded('${name}') ? 0 : 1);`])
}

function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { env: { ...process.env, PATH: PROGRAM_PATH } }).status === 0
}
