/** A process whose stop never finishes. */
import { stopOnSignals } from '../stop-signals.ts'

setInterval(() => {}, 60_000)
stopOnSignals(() => new Promise(() => {}), 200)
console.log('ready')
