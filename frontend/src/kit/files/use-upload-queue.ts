import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../api/http-error'
import { uploadFile } from '../../api/upload'
import { newLineKey } from '../lines/operations'
import type { FileProblem } from './rules'

export interface QueuedFile {
  key: string
  file: File
  /** `refused` never left this browser: sending it again would not help. */
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'refused'
  percent: number
  message?: string
}

interface QueueOptions {
  url: string
  /** Form field of the file. */
  field: string
  /** Sent with every file; read when its upload starts. */
  extra: Record<string, string>
  onUploaded: () => void
  problemOf: (file: File) => FileProblem | null
}

/** Files being uploaded, one after another, each with progress, cancel and retry. */
export function useUploadQueue(options: QueueOptions) {
  const { t } = useTranslation()
  const [queue, setQueue] = useState<QueuedFile[]>([])
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const patch = useCallback(
    (key: string, change: Partial<QueuedFile>) =>
      setQueue((items) => items.map((item) => (item.key === key ? { ...item, ...change } : item))),
    []
  )
  const { send, abort } = useSend(latest, patch)

  const isSending = queue.some(({ status }) => status === 'sending')
  const next = queue.find(({ status }) => status === 'waiting')
  useEffect(() => {
    if (!isSending && next) void send(next)
  }, [isSending, next, send])

  const add = (files: File[]) => {
    const added = files.map((file): QueuedFile => {
      const problem = latest.current.problemOf(file)
      const refused = problem && { status: 'refused' as const, message: t(`kit.files.${problem}`) }
      return { key: newLineKey(), file, status: 'waiting', percent: 0, ...refused }
    })
    setQueue((items) => [...items.filter(({ status }) => status !== 'done'), ...added])
  }
  const cancel = (key: string) => {
    if (!abort(key)) setQueue((items) => items.filter((item) => item.key !== key))
  }
  return { queue, add, cancel, retry: (key: string) => patch(key, { status: 'waiting' }) }
}

function formOf({ field, extra }: QueueOptions, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(extra)) if (value) form.append(name, value)
  form.append(field, file)
  return form
}

/** Uploads one file; `abort` answers whether that file was on its way. */
function useSend(
  latest: RefObject<QueueOptions>,
  patch: (key: string, change: Partial<QueuedFile>) => void
) {
  const { t } = useTranslation()
  const controllers = useRef(new Map<string, AbortController>())

  const send = useCallback(
    async ({ key, file }: QueuedFile) => {
      const { url, onUploaded } = latest.current
      const controller = new AbortController()
      controllers.current.set(key, controller)
      patch(key, { status: 'sending', percent: 0, message: undefined })
      try {
        const onProgress = (percent: number) => patch(key, { percent })
        const form = formOf(latest.current, file)
        await uploadFile(url, form, { signal: controller.signal, onProgress })
        patch(key, { status: 'done', percent: 100 })
        onUploaded()
      } catch (error) {
        if (controller.signal.aborted) patch(key, { status: 'cancelled' })
        else patch(key, { status: 'failed', message: messageOf(error, t('kit.files.failed')) })
      } finally {
        controllers.current.delete(key)
      }
    },
    [latest, patch, t]
  )

  useEffect(() => {
    const running = controllers.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  const abort = (key: string): boolean => {
    const controller = controllers.current.get(key)
    controller?.abort()
    return controller !== undefined
  }
  return { send, abort }
}
