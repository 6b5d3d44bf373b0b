import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { newIdempotencyKey } from '../../../api/http'
import { today } from '../../../kit/inputs/today'
import { ReportForm } from './form/report-form'
import { blankEntry } from './form/use-entry'
import { emptyValues } from './form/values'

/** A new report, or one that this device keeps: its key is in the address. */
export default function SiteReportCreate() {
  const [params] = useSearchParams()
  const [fresh] = useState(newIdempotencyKey)
  const key = params.get('draft') ?? fresh
  const make = useCallback((userId: number) => blankEntry(key, emptyValues(today()))(userId), [key])
  return <ReportForm key={key} entryKey={key} make={make} />
}
