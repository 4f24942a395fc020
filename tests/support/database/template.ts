/** The migrated database that every test database is copied from. */
export const TEMPLATE = 'template_migrated'

/** The role that tests look through: it may do everything with the rows of the workspaces that are open. */
export const LOOKER = 'keyloom_test_looker'
