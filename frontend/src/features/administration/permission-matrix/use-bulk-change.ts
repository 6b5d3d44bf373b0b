import { useState } from 'react'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { HttpError } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { SETS } from '../permission-sets/permission-set'
import { USERS } from '../users/user'
import { MATRIX, type Change, type Plan } from './permission-matrix'

/** What was left empty changes nothing. */
const statedIn = (values: Change): Change =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length : value))
  ) as Change

/** Runs requests one at a time and keeps the refusal of the last one. */
function useAttempt() {
  const [error, setError] = useState<HttpError | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, attempt }
}

/** Says what was carried out and lets the lists be read again. */
function useReport() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  return async ({ changes }: Plan) => {
    const held = changes.filter((one) => one.held).length
    toast({
      variant: 'success',
      title: t(`${MATRIX}.applied`, { count: changes.length - held }),
      description: held ? t(`${MATRIX}.applied_held`, { count: held }) : undefined,
    })
    const lists = [MATRIX, SETS, USERS]
    await Promise.all(lists.map((resource) => invalidate({ resource, invalidates: ['all'] })))
  }
}

/** Asks what a change would do, and carries out exactly that. */
export function useBulkChange(onApplied: () => void) {
  const report = useReport()
  const { error, busy, attempt } = useAttempt()
  const [change, setChange] = useState<Change | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)

  const ask = async (wanted: Change) => {
    setChange(wanted)
    setPlan((await http.post<Plan>('/api/permission-matrix/preview', wanted)).data)
  }
  const send = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const body = { ...change, preview: plan!.preview }
    await report((await http.post<Plan>('/api/permission-matrix/apply', body, { headers })).data)
    onApplied()
  }
  const apply = async () => {
    try {
      await send()
    } catch (failure) {
      // what was shown is so no longer: shown again as it is now
      if (failure instanceof HttpError && failure.status === 412) await ask(change!)
      throw failure
    }
  }
  return {
    ...{ plan, error, busy },
    preview: (values: Change) => attempt(() => ask(statedIn(values))),
    apply: () => attempt(apply),
    back: () => setPlan(null),
  }
}
