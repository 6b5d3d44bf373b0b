import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { uploadFile } from '../../../api/upload'

interface Started {
  job: Job
  cardId: number
}

/** Sends both sides of a card; the answer is the job that reads them. */
export function useCardUpload() {
  const { t } = useTranslation()
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [started, setStarted] = useState<Started | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const send = async (front: File, back: File | null) => {
    const form = new FormData()
    form.append('front', front)
    if (back) form.append('back', back)
    controller.current = new AbortController()
    const { signal } = controller.current
    setError(null)
    setStarted(null)
    setPercent(0)
    try {
      const job = await uploadFile<Job & { cardId: number }>('/api/business-cards', form, {
        onProgress: setPercent,
        signal,
      })
      setStarted({ job, cardId: job.cardId })
    } catch (failure) {
      if (!signal.aborted) setError(messageOf(failure, t('kit.files.failed')))
    } finally {
      setPercent(null)
    }
  }
  return { send, cancel: () => controller.current?.abort(), percent, error, started }
}
