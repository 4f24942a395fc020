import type { Database } from '#platform/server/database/database.ts'

/** What the endpoints of blogs need from the program. */
export interface BlogServices {
  /** The address at which this installation serves blogs, without a slash at the end. */
  blogUrl: string
  database: () => Database
}
