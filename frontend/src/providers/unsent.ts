const KEY = 'unsent'

/** Notes whether this device holds something that the portal does not have yet. */
export function noteUnsent(isThere: boolean): void {
  if (isThere) localStorage.setItem(KEY, 'true')
  else localStorage.removeItem(KEY)
}

/** Whether it does, without reading it: most devices hold nothing, and load nothing to find out. */
export const hasUnsent = (): boolean => localStorage.getItem(KEY) !== null
