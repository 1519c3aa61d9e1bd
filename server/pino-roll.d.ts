/** The part of pino-roll that the security log uses. The package has no types of its own. */
declare module 'pino-roll' {
  import type { destination } from 'pino'

  interface Options {
    readonly file: string
    readonly frequency: 'daily'
    readonly dateFormat: string
    readonly limit: { readonly count: number; readonly removeOtherLogFiles: boolean }
    readonly sync: boolean
    /** The mode of new files. */
    readonly mode: number
  }
  export default function build(options: Options): Promise<ReturnType<typeof destination>>
}
