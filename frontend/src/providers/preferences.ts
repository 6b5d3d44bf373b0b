import { useSyncExternalStore } from 'react'
import type { Digits, Language, ThemeChoice } from '../api/types'

/** Browser preferences: theme, language, digits, calendar and sound. Read before first paint by early.js. */
export interface BrowserPreferences {
  theme: ThemeChoice
  language: Language
  digits: Digits
  /** Hijri days beside the Gregorian ones. */
  hijri: boolean
  muted: boolean
}

export const STORAGE_KEYS = {
  theme: 'ui-theme',
  language: 'ui-language',
  digits: 'ui-digits',
  hijri: 'ui-hijri',
  muted: 'ui-muted',
  lastUser: 'lastUser',
} as const

const listeners = new Set<() => void>()

function pick<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const stored = localStorage.getItem(key) as T | null
  return stored !== null && allowed.includes(stored) ? stored : fallback
}

function read(): BrowserPreferences {
  return {
    theme: pick<ThemeChoice>(STORAGE_KEYS.theme, ['light', 'dark', 'system'], 'system'),
    language: pick<Language>(STORAGE_KEYS.language, ['english', 'arabic'], 'english'),
    digits: pick<Digits>(STORAGE_KEYS.digits, ['latin', 'arabic'], 'latin'),
    hijri: localStorage.getItem(STORAGE_KEYS.hijri) === 'true',
    muted: localStorage.getItem(STORAGE_KEYS.muted) === 'true',
  }
}

let current = read()

function refresh(): void {
  current = read()
  for (const listener of listeners) listener()
}

export const getPreferences = (): BrowserPreferences => current

/** Stores the given preferences in this browser and notifies every subscriber. */
export function setPreferences(change: Partial<BrowserPreferences>): void {
  for (const [name, value] of Object.entries(change)) {
    localStorage.setItem(STORAGE_KEYS[name as keyof BrowserPreferences], String(value))
  }
  refresh()
}

function subscribe(listener: () => void): () => void {
  // Another tab may change the same entries.
  if (listeners.size === 0) window.addEventListener('storage', refresh)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', refresh)
  }
}

export function usePreferences(): BrowserPreferences {
  return useSyncExternalStore(subscribe, getPreferences)
}
