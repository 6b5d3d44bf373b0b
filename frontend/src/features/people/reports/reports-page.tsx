import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { Empty } from '../../../kit/empty'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Tabs } from '../../../kit/tabs'
import { useAddressTab } from '../../../kit/use-address-tab'
import { useAbility } from '../../../providers/access'
import { REPORTS, type Report } from './report'
import { ReportView } from './report-view'
import { askedOf, useQuestion, type Question } from './use-question'

/** Figures of the people whom the viewer may see; every figure opens the rows that it sums up. */
export default function ReportsPage() {
  const { t } = useTranslation()
  const query = useQuery<Report[]>({ queryKey: ['/api/hr-reports'] })
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (query.data?.length) return <OpenReports reports={query.data} />
  return (
    <>
      <PageHeader title={t(`${REPORTS}.title`)} subtitle={t(`${REPORTS}.subtitle`)} />
      {query.data ? (
        <Empty title={t(`${REPORTS}.none`)} hint={t(`${REPORTS}.none_hint`)} />
      ) : (
        <PageSkeleton rows={12} />
      )}
    </>
  )
}

function OpenReports({ reports }: { reports: Report[] }) {
  const { t, i18n } = useTranslation()
  const question = useQuestion()
  const [name] = useAddressTab(
    reports.map((one) => one.name),
    'report'
  )
  const report = reports.find((one) => one.name === name)!
  return (
    <>
      <PageHeader
        title={t(`${REPORTS}.title`)}
        subtitle={t(`${REPORTS}.subtitle`)}
        actions={<Actions report={report} question={question} />}
      />
      <Tabs
        activeKey={report.name}
        onChange={(key) => question.set('report', key)}
        items={reports.map(({ name: key, title, titleAr }) => ({
          key,
          label: nameIn(i18n.language, title, titleAr),
        }))}
      />
      <ReportView key={report.name} report={report} question={question} />
    </>
  )
}

function Actions({ report, question }: { report: Report; question: Question }) {
  const { t } = useTranslation()
  const maySetGoals = useAbility('employees.manage')
  return (
    <>
      {maySetGoals && report.name === 'localization' ? (
        <LinkButton to="/hr/nationality-goals">{t(`${REPORTS}.goals`)}</LinkButton>
      ) : null}
      <FileOrderButton
        url={`/api/hr-reports/${report.name}/exports`}
        formats={['pdf', 'xlsx', 'csv']}
        bodyOf={(format) => ({ ...askedOf(report, question), format })}
        label={t('kit.export')}
        title={t('kit.export')}
      />
    </>
  )
}
