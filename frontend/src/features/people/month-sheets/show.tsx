import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Money, Whole } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord, useRefresh } from '../../../kit/show/use-record'
import { Changes } from './changes'
import { Lines } from './lines'
import { LIST_PATH, MONTH_SHEETS, type MonthSheet } from './month-sheet'
import { SheetActions } from './sheet-actions'

export default function MonthSheetShow() {
  const { t } = useTranslation()
  const formats = useFormats()
  const query = useRecord<MonthSheet>(MONTH_SHEETS, useParams().id)
  return (
    <ResourceShow<MonthSheet>
      resource={MONTH_SHEETS}
      query={query}
      remembered={false}
      back={{ to: LIST_PATH, label: t(`${MONTH_SHEETS}.title`) }}
      titleOf={(sheet) => formats.month(sheet.month)}
      tags={(sheet) => <StatusTag status={sheet.status} />}
      subtitle={() => t(`${MONTH_SHEETS}.singular`)}
      summary={summaryOf}
      actions={(sheet) => <SheetActions sheet={sheet} />}
      tabs={(sheet) => [
        {
          key: 'lines',
          label: t(`${MONTH_SHEETS}.lines_tab`),
          children: <Sheet sheet={sheet} />,
        },
        {
          key: 'steps',
          label: t(`${MONTH_SHEETS}.steps_tab`),
          children: <Steps sheet={sheet} />,
        },
      ]}
    />
  )
}

const AMOUNTS = ['wages', 'overtime', 'deducted', 'net'] as const

const summaryOf = (sheet: MonthSheet) => [
  { name: 'people', value: <Whole value={sheet.people} /> },
  ...AMOUNTS.map((name) => ({
    name,
    value: <Money value={sheet[name]} currency={sheet.currency} />,
  })),
]

function Sheet({ sheet }: { sheet: MonthSheet }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {sheet.reason ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${MONTH_SHEETS}.reopened`)}
          description={<bdi>{sheet.reason}</bdi>}
        />
      ) : null}
      {sheet.jobId ? <Building jobId={sheet.jobId} /> : null}
      {sheet.builtAt ? <Changes sheet={sheet} /> : null}
      {sheet.builtAt ? <Lines sheet={sheet} /> : null}
      {sheet.builtAt || sheet.jobId ? null : (
        <Alert type="info" showIcon message={t(`${MONTH_SHEETS}.not_built`)} />
      )}
    </Flex>
  )
}

/** How far the lines are; the page is read again when they are there. */
function Building({ jobId }: { jobId: string }) {
  const refresh = useRefresh(MONTH_SHEETS)
  return <JobProgress job={{ id: jobId }} download={false} onFinished={() => void refresh()} />
}

function Steps({ sheet }: { sheet: MonthSheet }) {
  return (
    <Details
      resource={MONTH_SHEETS}
      items={[
        { name: 'builtAt', value: <InstantText value={sheet.builtAt} /> },
        { name: 'builtByName', value: sheet.builtByName },
        { name: 'lines', value: <Whole value={sheet.lines} /> },
        { name: 'warnings', value: <Whole value={sheet.warnings} /> },
        { name: 'checkedAt', value: sheet.checkedAt && <InstantText value={sheet.checkedAt} /> },
        { name: 'checkedByName', value: sheet.checkedByName },
        { name: 'lockedAt', value: sheet.lockedAt && <InstantText value={sheet.lockedAt} /> },
        { name: 'lockedByName', value: sheet.lockedByName },
      ]}
    />
  )
}
