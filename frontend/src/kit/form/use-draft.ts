import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormInstance } from 'antd'
import { useCurrentUser } from '../../providers/current-user'
import { draftKey, dropDraft, readDraft, writeDraft, type Draft } from './drafts'

const QUIET_MS = 500
/** A form of fewer fields is typed again sooner than a draft is restored. */
const FEWEST_FIELDS = 4

interface DraftOptions {
  resource: string
  id: number | undefined
  form: FormInstance
  versionNow: () => number | undefined
  /** False where the entries are kept on the server. */
  enabled: boolean
}

/**
 * Keeps what is typed for as long as the tab is open, so that a refresh or a crash of the page does
 * not cost it. What an earlier page left is offered, never filled in unasked.
 */
export function useDraft({ resource, id, form, versionNow, enabled }: DraftOptions) {
  const userId = useCurrentUser()?.id
  const key = enabled && userId !== undefined ? draftKey(userId, resource, id) : null
  const [offer, setOffer] = useState<Draft | null>(() => (key ? readDraft(key) : null))
  const timer = useRef<number | undefined>(undefined)

  const write = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (!key) return
    const values = form.getFieldsValue() as Draft['values']
    if (Object.keys(values).length < FEWEST_FIELDS) return
    const savedAt = new Date().toISOString()
    writeDraft(key, { values, baseVersion: versionNow() ?? null, savedAt })
  }, [form, key, versionNow])

  const touch = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(write, QUIET_MS)
  }, [write])

  /** Saved, or left without saving: there is nothing to come back to. */
  const end = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (key) dropDraft(key)
    setOffer(null)
  }, [key])

  useWriteBeforeUnload(timer, write)
  return { offer, touch, end, taken: () => setOffer(null) }
}

/** The last half second before a refresh counts as well. */
function useWriteBeforeUnload(timer: { current: number | undefined }, write: () => void) {
  useEffect(() => {
    const current = timer
    const hide = () => {
      if (current.current !== undefined) write()
    }
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.clearTimeout(current.current)
    }
  }, [timer, write])
}
