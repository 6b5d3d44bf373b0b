import { useSyncExternalStore } from 'react'

const KEY = 'ui-menu'
const RECENT_PAGES = 3

interface MenuState {
  /** Only icons are shown. */
  collapsed: boolean
  /** Departments that were opened by hand; the current one is open by itself. */
  open: string[]
  /** Pages marked with a star, in the order in which they were marked. */
  favourites: string[]
  /** Pages opened lately. One that is already here keeps its place: nothing moves under the hand. */
  recent: string[]
}

const EMPTY: MenuState = { collapsed: false, open: [], favourites: [], recent: [] }

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** What this browser remembers; anything unreadable counts as nothing. */
function readState(): MenuState {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return {
      collapsed: stored.collapsed === true,
      open: texts(stored.open),
      favourites: texts(stored.favourites),
      recent: texts(stored.recent),
    }
  } catch {
    return EMPTY
  }
}

let state: MenuState | undefined
const listeners = new Set<() => void>()
const current = () => (state ??= readState())

function change(part: Partial<MenuState>): void {
  state = { ...current(), ...part }
  localStorage.setItem(KEY, JSON.stringify(state))
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const toggled = (list: string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

export const useMenuState = () => useSyncExternalStore(subscribe, current)

export const toggleCollapsed = () => change({ collapsed: !current().collapsed })

export const toggleDepartment = (key: string) => change({ open: toggled(current().open, key) })

export const toggleFavourite = (path: string) =>
  change({ favourites: toggled(current().favourites, path) })

export function visitPage(path: string): void {
  const { recent } = current()
  if (!recent.includes(path)) change({ recent: [path, ...recent].slice(0, RECENT_PAGES) })
}

/** Reads the stored state again, as after a reload. */
export const resetMenu = () => {
  state = undefined
}
