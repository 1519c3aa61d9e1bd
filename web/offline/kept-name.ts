/** The name of the database with the kept account (kept-database.ts), for pages and for the service worker. */
export const keptDatabase = 'solve-it-maths-account'
