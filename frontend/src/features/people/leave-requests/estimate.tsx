import { Alert, Form } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Answer } from '../../../api/types'
import { HttpError, messageOf } from '../../../api/http-error'
import { useFormats } from '../../../kit/display/use-formats'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { LEAVE_REQUESTS } from './leave-request'

const NAMES = ['employeeId', 'leaveTypeId', 'fromOn', 'toOn', 'startsHalf', 'endsHalf'] as const

/** How many days the leave will take, or why it will be refused, while it is being entered. */
export function Estimate() {
  const { t } = useTranslation()
  const formats = useFormats()
  const query = useEstimate()
  if (query.error)
    return (
      <Alert
        type="warning"
        showIcon
        style={{ gridColumn: '1 / -1' }}
        message={refusalOf(query.error, t('kit.try_again'))}
      />
    )
  if (!query.data) return null
  const { days, available } = query.data
  const text = (key: string, value: string) =>
    t(`${LEAVE_REQUESTS}.${key}`, { count: Number(value), text: formats.number(value) })
  return (
    <Alert
      type="info"
      showIcon
      style={{ gridColumn: '1 / -1' }}
      message={text('takes', days)}
      description={available === null ? undefined : text('available', available)}
    />
  )
}

/** The words at a field where it is one of them that is refused. */
function refusalOf(error: unknown, otherwise: string): string {
  const first = error instanceof HttpError ? Object.values(error.errors ?? {})[0]?.[0] : undefined
  return first ?? messageOf(error, otherwise)
}

function useEstimate() {
  const values = Form.useWatch<Record<string, unknown>>([], Form.useFormInstance()) ?? {}
  const given = NAMES.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))
  const asked = useDebounced(new URLSearchParams(given as [string, string][]).toString())
  const isWhole = ['leaveTypeId', 'fromOn', 'toOn'].every((name) => values[name])
  const path = `/api/leave-requests/estimate?${asked}`
  return useQuery({
    queryKey: [path],
    enabled: isWhole && asked.includes('toOn='),
    retry: false,
    queryFn: async ({ signal }) =>
      (await http.get<Answer<'leave_requests.estimate'>>(path, { signal })).data,
  })
}
