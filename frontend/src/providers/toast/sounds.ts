import { getPreferences } from '../preferences'
import type { ToastVariant } from './toast-reducer'

export type Sound = 'notification' | 'success' | 'error'

interface Tones {
  /** Hertz; several tones share the duration one after another. */
  frequencies: number[]
  /** Seconds. */
  duration: number
}

const SOUNDS: Record<Sound, Tones> = {
  notification: { frequencies: [880], duration: 0.2 },
  success: { frequencies: [587, 880], duration: 0.3 },
  error: { frequencies: [220, 233], duration: 0.4 },
}

const VOLUME = 0.08
let context: AudioContext | null = null

/** Browsers allow sound only after a first gesture; returns a function that stops waiting. */
export function unlockSoundOnGesture(): () => void {
  const unlock = () => {
    context ??= new AudioContext()
    void context.resume()
    stop()
  }
  const stop = () => {
    window.removeEventListener('pointerdown', unlock)
    window.removeEventListener('keydown', unlock)
  }
  window.addEventListener('pointerdown', unlock)
  window.addEventListener('keydown', unlock)
  return stop
}

/** The sound of a new toast: the error sound for a destructive one, else the success sound. */
export function soundOfToast(variant: ToastVariant | undefined): Sound {
  return variant === 'destructive' || variant === 'error' ? 'error' : 'success'
}

/** Plays a sound unless muted, hidden, or not yet allowed by the browser. */
export function playSound(name: Sound): void {
  if (getPreferences().muted || document.hidden || context?.state !== 'running') return
  const { frequencies, duration } = SOUNDS[name]
  const part = duration / frequencies.length
  // one moment for all: the clock of sounds goes on between two tones
  const now = context.currentTime
  frequencies.forEach((frequency, index) => playTone(context!, frequency, now + index * part, part))
}

function playTone(audio: AudioContext, frequency: number, start: number, length: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = frequency
  // A short ramp on both ends avoids audible clicks.
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(VOLUME, start + 0.015)
  gain.gain.linearRampToValueAtTime(0, start + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}
