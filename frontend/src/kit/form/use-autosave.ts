import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { FormInstance } from 'antd'
import type { Answer, Schema } from '../../api/types'
import { http, newIdempotencyKey } from '../../api/http'
import { HttpError } from '../../api/http-error'

/** Where a form keeps what is typed before it is saved. */
export interface AutosaveTarget {
  /** For example `/api/quotation-autosaves`. */
  path: string
  /** Record that is edited; absent while a new one is written. */
  recordId?: number
  /** Name of the record's id in the API, for example `quotationId`. */
  recordField: string
  /** What was kept, as values of the form. */
  toValues?: (kept: object) => object
}

/** Something typed earlier that was never saved. */
export type Autosave = Schema<'QuotationAutosave'>

/** After the last key, and at the latest while someone types on and on. */
const QUIET_MS = 2_000
const LATEST_MS = 10_000

interface Options {
  target: AutosaveTarget | undefined
  form: FormInstance
  /** Version that the form was opened with. */
  versionNow: () => number | undefined
}

const CONFLICT = 409

/**
 * Keeps what is typed on the server, so that a crash costs some seconds of work at most. Each form
 * writes a row of its own; where another one has taken the row over, this form begins a new one.
 */
export function useAutosave(options: Options) {
  const { target } = options
  const timer = useRef<Timer>({})
  const { row, write, keptAt, failed } = useAutosaveRow(options, timer)

  const flush = useCallback(() => {
    window.clearTimeout(timer.current.quiet)
    timer.current.quiet = undefined
    timer.current.since = undefined
    timer.current.running = (timer.current.running ?? Promise.resolve()).then(write)
    return timer.current.running
  }, [write])

  const touch = useCallback(() => {
    if (!target || timer.current.over) return
    const now = Date.now()
    timer.current.since ??= now
    window.clearTimeout(timer.current.quiet)
    const wait = Math.min(QUIET_MS, Math.max(0, timer.current.since + LATEST_MS - now))
    timer.current.quiet = window.setTimeout(() => void flush(), wait)
  }, [flush, target])

  useFlushWhenHidden(timer, flush)
  return {
    touch,
    keptAt,
    failed,
    /** Continues where another form ended. */
    takeUp: ({ key, edition }: Autosave) => (row.current = { key, edition }),
    /** Before the form is saved: writing stops; the save names the row that ends. */
    settle: async () => {
      window.clearTimeout(timer.current.quiet)
      timer.current.since = undefined
      await timer.current.running
      return row.current.edition > 0 ? row.current.key : undefined
    },
    end: () => {
      timer.current.over = true
    },
  }
}

interface Timer {
  quiet?: number
  /** When the first entry was made that is not written yet. */
  since?: number
  running?: Promise<void>
  over?: boolean
}

/** The row on the server and how the form is written into it. */
function useAutosaveRow({ target, form, versionNow }: Options, timer: RefObject<Timer>) {
  const row = useRef({ key: newIdempotencyKey(), edition: 0 })
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const [failed, setFailed] = useState(false)
  const write = useCallback(async () => {
    if (!target || timer.current.over) return
    const values = form.getFieldsValue(true) as { projectName?: string }
    const body = {
      [target.recordField]: target.recordId ?? null,
      baseVersion: versionNow() ?? null,
      projectName: values.projectName?.slice(0, 200) || null,
      content: JSON.stringify(values),
    }
    const put = async () => {
      const { key, edition } = row.current
      const url = `${target.path}/${key}`
      const { data } = await http.put<Answer<'quotation_autosaves.update'>>(
        url,
        { ...body, edition },
        QUIETLY
      )
      row.current = { key, edition: data.edition }
    }
    try {
      await put().catch(async (error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== CONFLICT) throw error
        row.current = { key: newIdempotencyKey(), edition: 0 }
        await put()
      })
      setKeptAt(new Date())
      setFailed(false)
    } catch {
      // shown beside the buttons; the next entry tries again
      setFailed(true)
    }
  }, [form, target, timer, versionNow])
  return { row, write, keptAt, failed }
}

const QUIETLY = { headers: { 'X-Background': '1' } }

/** Someone who turns away may not come back. */
function useFlushWhenHidden(timer: { current: { quiet?: number } }, flush: () => Promise<void>) {
  useEffect(() => {
    const current = timer.current
    const hide = () => {
      if (document.visibilityState === 'hidden' && current.quiet !== undefined) void flush()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.clearTimeout(current.quiet)
    }
  }, [timer, flush])
}
