import { Flex, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { REPORTS, type Report } from './report'
import type { Question } from './use-question'

const MONTHS = [3, 6, 12, 24, 36]

interface ReportFiltersProps {
  report: Report
  question: Question
}

/** The day of a report, the months it covers and the department it is narrowed to. */
export function ReportFilters({ report, question }: ReportFiltersProps) {
  const { t } = useTranslation()
  const { asOf, department, set } = question
  const asOfLabel = t('kit.report.as_of')
  const departmentLabel = t(`${REPORTS}.department`)
  return (
    <Flex wrap gap="middle">
      <Form.Item label={asOfLabel} style={{ marginBlockEnd: 0 }}>
        <DayInput aria-label={asOfLabel} value={asOf} onChange={(day) => set('asOf', day)} />
      </Form.Item>
      {report.asks.includes('months') ? <MonthsSelect question={question} /> : null}
      {report.asks.includes('department') ? (
        <Form.Item label={departmentLabel} style={{ minWidth: 260, marginBlockEnd: 0 }}>
          <RecordSelect
            lookup="departments/lookup"
            aria-label={departmentLabel}
            value={department}
            placeholder={t(`${REPORTS}.all_departments`)}
            onChange={(id) => set('departmentId', id === null ? null : String(id))}
          />
        </Form.Item>
      ) : null}
    </Flex>
  )
}

function MonthsSelect({ question: { months, set } }: Pick<ReportFiltersProps, 'question'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Form.Item
      label={t(`${REPORTS}.months`)}
      htmlFor="report-months"
      style={{ minWidth: 160, marginBlockEnd: 0 }}
    >
      <PlainSelect
        id="report-months"
        options={MONTHS.map((count) => ({
          value: String(count),
          label: t(`${REPORTS}.months_count`, { count, number: formats.number(count) }),
        }))}
        value={months}
        onChange={(value) => set('months', value)}
      />
    </Form.Item>
  )
}
