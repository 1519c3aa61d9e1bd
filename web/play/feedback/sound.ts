/** Soft ticks for right, wrong and celebration. Sound is off at first, and the device remembers the choice. */
import { useSyncExternalStore } from 'react'

export type Tick = 'right' | 'wrong' | 'celebration'

/** The notes of each tick in hertz, in the order in which they play. */
const notesByTick: Record<Tick, readonly number[]> = {
  right: [660, 880],
  wrong: [330, 294],
  celebration: [523, 659, 784, 1047],
}
/** Seconds. */
const noteLength = 0.11
const loudness = 0.12

const key = 'sound'
const listeners = new Set<() => void>()
let on = storedChoice()
let audio: AudioContext | undefined

/** Returns whether sound is on, and the function that switches it. */
export function useSound(): { on: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => on,
  )
  return { on: isOn, toggle }
}

export function playTick(tick: Tick) {
  if (!on || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  for (const [i, hertz] of notesByTick[tick].entries()) playNote(audio, hertz, audio.currentTime + i * noteLength)
}

function playNote(context: AudioContext, hertz: number, from: number) {
  const note = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loudness, from + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, from + noteLength * 1.8)
  note.connect(volume).connect(context.destination)
  note.start(from)
  note.stop(from + noteLength * 2)
}

function toggle() {
  on = !on
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener()
  playTick('right')
}

function storedChoice(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}
