import pg from 'pg'

/** Copies a database on the same server; no connection to the original may be open. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const original = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: nameDatabase(url, 'template1') })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${original}`)
    return nameDatabase(url, name)
  } finally {
    await client.end()
  }
}

function nameDatabase(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}
