import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { onTestFinished } from 'vitest'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const PACKAGE = '/usr/lib/python3/dist-packages/searx/webapp.py'
const LOOK_MS = 200

export const hasSearx = existsSync(PACKAGE)

/** Starts Debian's searx with one engine, which calls the given address. Its JSON is that of SearXNG. */
export async function startSearx(engineUrl: string): Promise<string> {
  const folder = makeDataFolder()
  const port = await findFreePort()
  const settings = join(folder, 'settings.yml')
  writeFileSync(settings, JSON.stringify(describe(port, engineUrl)))
  const child = spawn('/usr/bin/python3', ['-m', 'searx.webapp'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], SEARX_SETTINGS_PATH: settings },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const baseUrl = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await isUp(baseUrl)))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  if (child.exitCode !== null) throw new Error(`searx ended with ${child.exitCode}.`)
  return baseUrl
}

async function isUp(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(baseUrl)).ok
  } catch {
    return false
  }
}

/** The settings as an object: searx reads YAML, and JSON is YAML. */
function describe(port: number, engineUrl: string) {
  const assets = '/usr/share/python3-searx'
  const none = ''
  return {
    general: { debug: false, instance_name: 'peer', contact_url: false, enable_stats: false },
    brand: Object.fromEntries(
      ['git_url', 'git_branch', 'issue_url', 'docs_url', 'public_instances', 'wiki_url', 'twitter_url'].map(
        (name) => [name, none],
      ),
    ),
    search: {
      safe_search: 0,
      autocomplete: none,
      default_lang: none,
      ban_time_on_fail: 0,
      max_ban_time_on_fail: 0,
      prefer_configured_language: false,
    },
    server: {
      port,
      bind_address: '127.0.0.1',
      secret_key: 'of a test',
      base_url: false,
      image_proxy: false,
      http_protocol_version: '1.0',
      method: 'GET',
      default_http_headers: {},
    },
    ui: {
      autofocus: true,
      archive_today: false,
      static_path: `${assets}/static`,
      templates_path: `${assets}/templates`,
      default_theme: 'oscar',
      default_locale: none,
      theme_args: { oscar_style: 'logicodev' },
    },
    outgoing: { request_timeout: 5, useragent_suffix: none, pool_connections: 10, pool_maxsize: 10 },
    checker: { off_when_debug: true, additional_tests: {}, tests: {} },
    engines: [
      {
        name: 'peer',
        engine: 'json_engine',
        enable_http: true,
        shortcut: 'pe',
        categories: 'general',
        search_url: `${engineUrl}/?q={query}`,
        results_query: 'results',
        url_query: 'url',
        title_query: 'title',
        content_query: 'content',
        timeout: 5,
      },
    ],
    locales: { en: 'English' },
    doi_resolvers: { 'doi.example': 'https://doi.example/' },
    default_doi_resolver: 'doi.example',
  }
}
