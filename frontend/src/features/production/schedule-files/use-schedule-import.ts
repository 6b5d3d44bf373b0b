import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { uploadFile } from '../../../api/upload'
import { filesPath, type ScheduleImport } from './schedule-files'

/** What the server takes. */
const MOST_BYTES = 50 * 1024 * 1024

const keyOf = (projectId: number, id: number | null) => ['schedule-import', projectId, id] as const

/** The steps of one import: upload, what was read of it, apply. */
export function useScheduleImport(projectId: number) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [id, setId] = useState<number | null>(null)
  const { percent, problem, setProblem, upload } = useUpload(projectId, setId)
  const queryKey = keyOf(projectId, id)
  const { data: batch } = useQuery({
    queryKey,
    enabled: id !== null,
    staleTime: 0,
    queryFn: async () =>
      (await http.get<ScheduleImport>(`${filesPath(projectId)}/imports/${id}`)).data,
  })
  const apply = useMutation({
    mutationFn: async (baselines: boolean) => {
      const path = `${filesPath(projectId)}/imports/${id}/apply`
      const headers = { ...ifMatch(batch?.version), 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Job>(path, { baselines }, { headers })).data
    },
    onError: (error) => setProblem(messageOf(error, t('kit.try_again'))),
  })
  const refresh = () => void client.invalidateQueries({ queryKey })
  const restart = () => {
    setId(null)
    setProblem(null)
    apply.reset()
  }
  const current = id === null ? undefined : batch
  return { batch: current, percent, problem, upload, apply, refresh, restart }
}

function useUpload(projectId: number, onUploaded: (id: number) => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    setProblem(null)
    if (file.size > MOST_BYTES) return setProblem(t('kit.files.too_large'))
    const form = new FormData()
    form.append('file', file)
    setPercent(0)
    try {
      const path = `${filesPath(projectId)}/imports`
      const made = await uploadFile<ScheduleImport>(path, form, { onProgress: setPercent })
      client.setQueryData(keyOf(projectId, made.id), made)
      onUploaded(made.id)
    } catch (error) {
      setProblem(messageOf(error, t('kit.files.failed')))
    }
    setPercent(null)
  }
  return { percent, problem, setProblem, upload }
}
