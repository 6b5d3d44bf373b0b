import { Card, Col, Row } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { RecordTable } from '../../../kit/table/record-table'
import { ReportButton } from '../report-button'
import { figureColumns } from './figure-columns'
import { LostReasonsCard } from './lost-reasons-card'
import { MonthsCard } from './months-card'
import { PeriodPicker, usePeriod } from './period-picker'
import { nameOf } from './person-name'
import { periodOf, SALES, type Analysis, type Group, type PersonGroup } from './sales'

const GROUPS = [
  { key: 'bySource', field: 'requesterType', list: 'requester-types' },
  { key: 'byCity', field: 'city', list: 'cities' },
  { key: 'byType', field: 'projectType', list: 'project-types' },
  { key: 'byPerson', field: 'bdmInitials' },
] as const

/** Where sales come from, what they are, who makes them, and why some are lost. */
export default function AnalysisPage() {
  const { t } = useTranslation()
  const period = usePeriod()
  const query = useQuery<Analysis>({ queryKey: [`/api/sales/analysis${period}`], staleTime: 0 })
  const analysis = query.data
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <PageHeader
        title={t(`${SALES}.analysis.title`)}
        subtitle={t(`${SALES}.analysis.subtitle`)}
        actions={
          <>
            <PeriodPicker from={analysis?.from} to={analysis?.to} />
            <ReportButton
              url="/api/sales/analysis/exports"
              query={{ from: analysis?.from, to: analysis?.to }}
              disabled={!analysis}
            />
          </>
        }
      />
      {analysis ? <AnalysisCards analysis={analysis} /> : <PageSkeleton rows={12} />}
    </>
  )
}

function AnalysisCards({ analysis }: { analysis: Analysis }) {
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={14}>
        <MonthsCard analysis={analysis} />
      </Col>
      <Col xs={24} xl={10}>
        <LostReasonsCard analysis={analysis} />
      </Col>
      {GROUPS.map((group) => (
        <Col key={group.key} xs={24} xl={12}>
          <GroupCard analysis={analysis} {...group} />
        </Col>
      ))}
    </Row>
  )
}

interface GroupCardProps {
  analysis: Analysis
  key?: string
  field: string
  list?: string
}

function GroupCard({ analysis, field, list }: GroupCardProps) {
  const { t, i18n } = useTranslation()
  const group = GROUPS.find((one) => one.field === field)!
  const name = (row: Group | PersonGroup) => {
    if (row.name === null) return t(`${SALES}.not_stated`)
    if (list) return <ChoiceText list={list} value={row.name} />
    return <bdi>{nameOf({ initials: row.name, ...row }, i18n.language)}</bdi>
  }
  const columns = figureColumns<Group>({
    t,
    filtersOf: (row) => (row.name ? { ...periodOf(analysis), [field]: row.name } : null),
  })
  return (
    <Card
      size="small"
      title={`${t(`${SALES}.${group.key}`)} (${currencyText(analysis.currency, i18n.language)})`}
      style={{ height: '100%' }}
    >
      <RecordTable<Group>
        size="small"
        rowKey={(row) => row.name ?? ''}
        pagination={false}
        scroll={{ x: true }}
        dataSource={analysis[group.key]}
        columns={[{ title: t(`${SALES}.${group.key}`), render: (_, row) => name(row) }, ...columns]}
      />
    </Card>
  )
}
