/** What reading Search Console is called where its progress is shown. */
export const IMPORT_NAME = 'Search Console update'
