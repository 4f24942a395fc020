import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { findQuietPort } from '#tests/support/process/quiet-port.ts'
import { run, start, waitUntil, type Running } from './programs.ts'
import { WORDPRESS_FOLDER } from './requirements.ts'

const PEER = import.meta.dirname
const PLUGIN = join(PEER, '../../../connectors/wordpress/keyloom-connector')

export interface WordpressPeer {
  /** Without a slash at the end. */
  origin: string
  /** Where the folder of the website is. */
  folder: string
  /** Application passwords of the user `writer`, who has the role Author, and of `editor`, who has the role Editor. */
  passwords: Record<'writer' | 'editor', string>
  /** Runs a statement in its database and returns the rows as lines. */
  query(statement: string): Promise<string[]>
  /** Kills the web server in the middle of whatever it does, and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/**
 * A real WordPress on loopback with our plugin among its plugins, not yet active: a database of its own on a socket, a
 * copy of the program, and PHP's own web server with four processes.
 */
export async function startWordpress(): Promise<WordpressPeer> {
  const home = mkdtempSync(join(tmpdir(), 'keyloom-wordpress-'))
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(home, { recursive: true, force: true }))
  const database = await startDatabase(home)
  stack.defer(() => database.running.stop())

  const origin = `http://127.0.0.1:${await findQuietPort()}`
  const folder = join(home, 'site')
  copyWordpress({ folder, origin, socket: database.socket })
  await database.query('create database wordpress')
  const printed = await run('php', [join(PEER, 'install.php'), folder, origin])

  const [writer = '', editor = ''] = printed.trim().split('\n').slice(-2)

  let web = await serve(folder, origin)
  stack.defer(() => web.stop())
  const kept = stack.move()
  return {
    origin,
    folder,
    passwords: { writer, editor },
    query: (statement) => database.query(`use wordpress; ${statement}`),
    crash: async () => {
      await web.stop('SIGKILL')
      web = await serve(folder, origin)
    },
    stop: () => kept.disposeAsync(),
  }
}

async function startDatabase(home: string) {
  const [data, socket] = [join(home, 'database'), join(home, 'database.sock')]
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const login = '--auth-root-authentication-method=normal'
  // Two installations with one folder for temporary tables disturb each other.
  const folders = [`--datadir=${data}`, `--tmpdir=${home}`]
  await run('mariadb-install-db', ['--no-defaults', ...folders, login, '--skip-test-db', ...user])
  const place = [
    `--datadir=${data}`,
    `--tmpdir=${home}`,
    `--socket=${socket}`,
    `--pid-file=${join(home, 'database.pid')}`,
  ]
  const running = start('mariadbd', ['--no-defaults', ...place, '--skip-networking', ...user])
  const query = async (statement: string) => {
    const root = ['--no-defaults', `--socket=${socket}`, '--user=root']
    const text = await run('mariadb', [...root, '--batch', '--skip-column-names', '--execute', statement])
    return text.split('\n').filter((line) => line !== '')
  }
  await waitUntil(async () => (await query('select 1')).length === 1, { running })
  return { socket, running, query }
}

function copyWordpress({ folder, origin, socket }: { folder: string; origin: string; socket: string }): void {
  cpSync(WORDPRESS_FOLDER, folder, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('.htaccess'),
  })
  const content = join(folder, 'wp-content')
  cpSync(PLUGIN, join(content, 'plugins/keyloom-connector'), { recursive: true })
  cpSync(join(PEER, 'theme'), join(content, 'themes/plain'), { recursive: true })
  mkdirSync(join(content, 'mu-plugins'), { recursive: true })
  cpSync(join(PEER, 'no-mail.php'), join(content, 'mu-plugins/no-mail.php'))
  writeFileSync(join(folder, 'wp-config.php'), writeConfiguration(origin, socket))
}

function writeConfiguration(origin: string, socket: string): string {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: origin,
    WP_SITEURL: origin,
    WP_ENVIRONMENT_TYPE: 'local',
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    FS_METHOD: 'direct',
    WP_DEBUG: true,
    WP_DEBUG_LOG: true,
    WP_DEBUG_DISPLAY: false,
    AUTH_SALT: 'of the test',
    SECURE_AUTH_SALT: 'of the test',
  }
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`,
  )
  return `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nif ( ! defined( 'ABSPATH' ) ) {\n\tdefine( 'ABSPATH', __DIR__ . '/' );\n}\nrequire_once ABSPATH . 'wp-settings.php';\n`
}

async function serve(folder: string, origin: string): Promise<Running> {
  const { host } = new URL(origin)
  // The limits of a usual host: WordPress tells them to the plugin.
  const limits = ['-d', 'upload_max_filesize=2M', '-d', 'post_max_size=8M', '-d', 'memory_limit=256M']
  // Tests exchange files of the website while it runs.
  const rereads = ['-d', 'opcache.revalidate_freq=0']
  const args = [...limits, ...rereads, '-S', host, '-t', folder, join(PEER, 'router.php')]
  const running = start('php', args, { PHP_CLI_SERVER_WORKERS: '4' })
  await waitUntil(async () => (await fetch(`${origin}/wp-includes/version.php`)).ok, { running })
  return running
}
