import type { ReactElement, ReactNode } from 'react'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ReportPage } from '../../../kit/report/report-page'
import { useAddressParams } from '../../../kit/use-address-params'

export interface PeriodField {
  /** Its name in the address and in the question. */
  name: string
  label: string
  /** Asked for while the address has none. */
  initial?: string
}

interface PeriodReportProps<Report> {
  title: string
  subtitle: string
  /** Path of the answer below `/api`. */
  endpoint: string
  days: PeriodField[]
  /** Further parameters as the address has them. */
  further?: readonly string[]
  fields?: (set: (name: string, value: string | null) => void, params: URLSearchParams) => ReactNode
  /** False while the question is not complete. */
  isReady?: boolean
  children: (report: Report, asked: Record<string, string>) => ReactElement
}

/** A report of the ledger between days; all of its question is in the address, and it can be taken away as a file. */
export function PeriodReport<Report>(props: PeriodReportProps<Report>) {
  const { days, further = [], isReady = true, endpoint } = props
  const { t } = useTranslation()
  const { asked, params, set } = useQuestion(days, further)
  return (
    <ReportPage<Report>
      title={props.title}
      subtitle={props.subtitle}
      resource={`${endpoint}?${new URLSearchParams(asked).toString()}`}
      isReady={isReady}
      actions={
        <FileOrderButton
          url={`/api/${endpoint}/exports`}
          formats={['pdf', 'xlsx', 'csv']}
          bodyOf={(format) => ({ ...fileQuestion(asked), format })}
          label={t('kit.export')}
          title={t('kit.export')}
          disabled={!isReady}
        />
      }
      fields={
        <>
          {props.fields?.(set, params)}
          <Days {...{ days, asked, set }} />
        </>
      }
    >
      {(report) =>
        report ? props.children(report, asked) : isReady ? <PageSkeleton rows={10} /> : null
      }
    </ReportPage>
  )
}

interface DaysProps {
  days: PeriodField[]
  asked: Record<string, string>
  set: (name: string, value: string | null) => void
}

const Days = ({ days, asked, set }: DaysProps) =>
  days.map(({ name, label }) => (
    <Form.Item key={name} label={label}>
      <DayInput aria-label={label} value={asked[name] ?? null} onChange={(day) => set(name, day)} />
    </Form.Item>
  ))

/** A file is asked for by JSON: ids are numbers there, and it has no pages. */
const fileQuestion = (asked: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([name]) => name !== 'skip')
      .map(([name, value]) => [name, name.endsWith('Id') ? Number(value) : value])
  )

function useQuestion(days: PeriodField[], further: readonly string[]) {
  const [params, change] = useAddressParams()
  const initial = new Map(days.map((day) => [day.name, day.initial]))
  const asked: Record<string, string> = {}
  for (const name of [...initial.keys(), ...further]) {
    const value = params.get(name) ?? initial.get(name)
    if (value) asked[name] = value
  }
  const set = (name: string, value: string | null) =>
    change(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true }
    )
  return { asked, params, set }
}
