/**
 * The words of the screens in the language of the build, as functions by name: `m.dashboard_create_class()`. They are
 * generated from the catalogue in en-NZ/ (docs/decisions/025-words-of-screens.md).
 */
export * as m from './generated/index.ts'
