import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../kit/display/mixed-text'
import type { Schema } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Quantity } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { PdfPrints } from '../../../kit/files/pdf-prints'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details, type Detail } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { ReportActions } from './report-actions'
import { BlockerTable, CrewTable, EquipmentTable, Photos, WorkTable } from './report-tables'
import { LIST_PATH, SITE_REPORTS, type SiteReport } from './site-report'

export default function SiteReportShow() {
  const { t } = useTranslation()
  const query = useRecord<SiteReport>(SITE_REPORTS, useParams().id)
  return (
    <ResourceShow<SiteReport>
      resource={SITE_REPORTS}
      query={query}
      back={{ to: LIST_PATH, label: t(`${SITE_REPORTS}.title`) }}
      titleOf={(report) => report.number}
      tags={(report) => <StatusTag status={report.status} />}
      subtitle={(report) => (
        <>
          <DateText value={report.reportOn} /> · {report.projectCode} ·{' '}
          <LocalName name={report.projectName} nameAr={report.projectNameAr} />
        </>
      )}
      summary={summaryOf}
      actions={(report) => <ReportActions report={report} />}
      tabs={(report) => [
        {
          key: 'report',
          label: t(`${SITE_REPORTS}.report_tab`),
          children: <Sheet report={report} onChanged={() => query.refetch()} />,
        },
        {
          key: 'prints',
          label: t(`${SITE_REPORTS}.prints_tab`),
          children: <Prints id={report.id} />,
        },
      ]}
    />
  )
}

const Prints = ({ id }: { id: number }) => (
  <PdfPrints<Schema<'VariationFile'>>
    path={`/api/site-reports/${id}/prints`}
    rowOf={({ id: fileId, url, originalFilename, uploadedAt, uploadedByName }) => ({
      ...{ id: fileId, url, at: uploadedAt, by: uploadedByName },
      title: <bdi dir="ltr">{originalFilename}</bdi>,
    })}
  />
)

const summaryOf = (report: SiteReport) => [
  { name: 'headcount', value: report.headcount },
  { name: 'workHours', value: <Quantity value={report.workHours} /> },
  { name: 'weather', value: <ChoiceText list="site-weather" value={report.weather} /> },
  { name: 'photoCount', value: report.photoCount },
]

interface SheetProps {
  report: SiteReport
  onChanged: () => Promise<unknown>
}

function Sheet({ report, onChanged }: SheetProps) {
  return (
    <Flex vertical gap="middle">
      {report.status === 'returned' && report.reason ? (
        <Alert type="warning" showIcon message={<MixedText>{report.reason}</MixedText>} />
      ) : null}
      <WorkTable report={report} />
      <CrewTable report={report} />
      <EquipmentTable report={report} />
      <BlockerTable report={report} onChanged={onChanged} />
      <Photos report={report} />
      <Details
        resource={SITE_REPORTS}
        items={[...factsOf(report), ...textsOf(report), hashOf(report)]}
      />
      {report.approval ? <ApprovalSteps steps={report.approval.steps} /> : null}
    </Flex>
  )
}

const instant = (value: string | null) => (value ? <InstantText value={value} /> : null)

function factsOf(report: SiteReport): Detail[] {
  const { temperatureLow: low, temperatureHigh: high } = report
  const isKnown = low !== null || high !== null
  return [
    {
      name: 'projectId',
      value: (
        <AbilityLink ability="projects.view" to={`/production/projects/${report.projectId}`}>
          {report.projectCode} ·{' '}
          <LocalName name={report.projectName} nameAr={report.projectNameAr} />
        </AbilityLink>
      ),
    },
    {
      name: 'temperature',
      value: isKnown ? <bdi dir="ltr">{`${low ?? '?'} – ${high ?? '?'} °C`}</bdi> : null,
    },
    { name: 'createdByName', value: report.createdByName },
    { name: 'submittedAt', value: instant(report.submittedAt) },
    { name: 'approvedByName', value: report.approvedByName },
    { name: 'approvedAt', value: instant(report.approvedAt) },
  ]
}

const textsOf = ({ visitors, notes }: SiteReport): Detail[] => [
  { name: 'visitors', value: visitors, wide: true },
  { name: 'notes', value: notes, wide: true },
]

const hashOf = ({ contentHash }: SiteReport): Detail => ({
  name: 'contentHash',
  wide: true,
  value: contentHash ? (
    <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
      {contentHash}
    </code>
  ) : null,
})
