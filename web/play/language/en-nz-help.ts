export { loadEnNZHelp } from '#maths/solve'
