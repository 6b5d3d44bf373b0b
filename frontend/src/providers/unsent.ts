const keyOf = (name: string) => `unsent-${name}`

/** Notes whether this device holds something under a name that the portal does not have yet. */
export function noteUnsent(name: string, isThere: boolean): void {
  if (isThere) localStorage.setItem(keyOf(name), 'true')
  else localStorage.removeItem(keyOf(name))
}

/** Whether it does, without reading it: most devices hold nothing, and load nothing to find out. */
export const hasUnsent = (name: string): boolean => localStorage.getItem(keyOf(name)) !== null
