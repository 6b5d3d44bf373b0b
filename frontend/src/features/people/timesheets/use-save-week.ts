import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { isConflict } from '../../../kit/form/conflict-dialog'
import { useRefresh } from '../../../kit/show/use-record'
import { toast } from '../../../providers/toast'
import { bodyRows, contentOf, rowsOf, unreadable, type DraftRow } from './draft'
import { TIMESHEETS, type Timesheet } from './timesheet'

/** What is wrong with cells and rows of the grid: `2.minutes.4`, `0.taskId`. */
type GridErrors = Readonly<Record<string, string>>

/** The rows of a week while they are entered, and how they are kept. */
export function useSaveWeek(timesheet: Timesheet) {
  const { t } = useTranslation()
  const refresh = useRefresh(TIMESHEETS)
  const [rows, setRows] = useState(() => rowsOf(timesheet))
  const marks = useGridErrors()
  const storing = useStoreWeek(timesheet, rows, marks)

  const save = async () => {
    const stored = await storing.store()
    if (!stored) return
    toast({ variant: 'success', title: t(`${TIMESHEETS}.saved`) })
    await refresh()
  }

  const change = (next: DraftRow[]) => {
    marks.clear()
    setRows(next)
  }
  return { ...storing, rows, change, errors: marks.errors, save, refresh }
}

/** What is marked in the grid as wrong since the week was refused. */
function useGridErrors() {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<GridErrors>({})
  const refuse = (found: GridErrors, text: string) => {
    setErrors(found)
    toast({ variant: 'destructive', title: t('kit.action_failed'), description: text })
  }
  return { errors, refuse, clear: () => setErrors({}) }
}

type Marks = Pick<ReturnType<typeof useGridErrors>, 'refuse' | 'clear'>

/** Sends the rows to the server, and knows whether they differ from those it has. */
function useStoreWeek(timesheet: Timesheet, rows: DraftRow[], { refuse, clear }: Marks) {
  const { t } = useTranslation()
  const [kept, setKept] = useState(() => contentOf(rows))
  const [conflict, setConflict] = useState<HttpError | null>(null)
  const [busy, setBusy] = useState(false)

  /** The week as it was stored; null where it was refused, which has been said. */
  const store = async (): Promise<Timesheet | null> => {
    const unread = [...unreadable(rows)]
    if (unread.length) {
      const text = t(`${TIMESHEETS}.no_hours`)
      refuse(unreadErrors(unread, text), text)
      return null
    }
    const sent = bodyRows(rows)
    setBusy(true)
    try {
      const stored = await putWeek(timesheet, sent.rows)
      setKept(contentOf(rows))
      clear()
      return stored
    } catch (error) {
      if (isConflict(error)) setConflict(error)
      else refuse(errorsOf(error, sent.places), messageOf(error, t('kit.try_again')))
      return null
    } finally {
      setBusy(false)
    }
  }

  const isDirty = () => contentOf(rows) !== kept
  return { store, busy, isDirty, conflict, closeConflict: () => setConflict(null) }
}

async function putWeek(
  { employeeId, weekStart, version }: Timesheet,
  rows: ReturnType<typeof bodyRows>['rows']
): Promise<Timesheet> {
  const body = { employeeId, weekStart, rows }
  const headers = ifMatch(version)
  return (await http.put<Timesheet>('/api/timesheets/week', body, { headers })).data
}

/** The same text at each cell, which are named as `row.day`. */
const unreadErrors = (cells: readonly string[], text: string): GridErrors =>
  Object.fromEntries(cells.map((cell) => [cell.replace('.', '.minutes.'), text]))

export type WeekDraft = ReturnType<typeof useSaveWeek>

/** The server names the rows that it was sent: those of the grid without the blank ones. */
function errorsOf(error: unknown, places: readonly number[]): GridErrors {
  if (!(error instanceof HttpError) || !error.errors) return {}
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, [text]]) => [
      field.replace(/^rows\.(\d+)\./, (_, at: string) => `${places[Number(at)]}.`),
      text!,
    ])
  )
}
