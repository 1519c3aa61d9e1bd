/**
 * The custom headers of a request. The browser imports this file as `#contract/headers`, without the schemas of the
 * contract.
 */

/** Names the account that the page belongs to; its value is the account's id. */
export const accountHeader = 'Solveit-Account'

/** Marks a read that the page does by itself while nobody is there. Such a read does not keep a session alive. */
export const unattendedHeader = 'Solveit-Unattended'
