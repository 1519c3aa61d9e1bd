/** Soft ticks for right, wrong and celebration, made with WebAudio; off until switched on, remembered on the device. */
import { useSyncExternalStore } from 'react'

export type Tick = 'right' | 'wrong' | 'celebration'

/** Hertz, one note after the other. */
const notesByTick: Record<Tick, readonly number[]> = {
  right: [660, 880],
  wrong: [330, 294],
  celebration: [523, 659, 784, 1047],
}
const noteLength = 0.11
const loudness = 0.12

const key = 'sound'
const listeners = new Set<() => void>()
let on = remembered()
let audio: AudioContext | undefined

/** Whether sound is on, and the switch. */
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
    // A browser that keeps nothing still plays sound until the page is closed.
  }
  for (const listener of listeners) listener()
  playTick('right')
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}
