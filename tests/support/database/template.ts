/** The migrated database that every test database is copied from. */
export const TEMPLATE = 'template_migrated'
