/** The migrated database that every test database is copied from. */
export const TEMPLATE = 'template_migrated'

/** The role of the tests' own queries: it may do everything with the rows of the open workspaces. */
export const LOOKER = 'keyloom_test_looker'
