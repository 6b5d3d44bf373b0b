import { withKeys } from '../lines/operations'

/** What was typed into a form of this tab and never saved. */
export interface Draft {
  values: Record<string, unknown>
  /** Version of the record the form was opened with; null for a new record. */
  baseVersion: number | null
  savedAt: string
}

const PREFIX = 'draft:'
/** Values that must not lie in the browser's storage, not even for the length of a tab. */
const SECRET = /password|passcode|secret/i

/** One form of one person: another one who signs in at this browser has drafts of their own. */
export const draftKey = (userId: number, resource: string, id: number | undefined) =>
  `${PREFIX}${userId}:${resource}:${id ?? 'new'}`

/** Keeps values for as long as the tab is open. A full storage costs the draft, never the form. */
export function writeDraft(key: string, draft: Draft): void {
  const values = Object.entries(draft.values).filter(
    ([name, value]) => !SECRET.test(name) && !(value instanceof Blob)
  )
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, values: Object.fromEntries(values) }))
  } catch {
    sessionStorage.removeItem(key)
  }
}

export function readDraft(key: string): Draft | null {
  const stored = sessionStorage.getItem(key)
  if (!stored) return null
  try {
    const draft = JSON.parse(stored) as Draft
    return { ...draft, values: withFreshKeys(draft.values) }
  } catch {
    return null
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(key)

/** Keys of lines belong to one page load: those of the draft could be given out a second time. */
function withFreshKeys(values: Draft['values']): Draft['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isLines(value) ? withKeys(value) : value])
  )
}

function isLines(value: unknown): value is object[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'key' in item)
  )
}
