import { Flex } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ReportCurrencyField, ReportDayField, useReportDay } from '../../../kit/report/report-day'
import { LinkButton } from '../../../kit/link-button'
import { DEBT, type DebtAnalysis } from './debt'
import { DebtBoard } from './debt-board'

/** What is owed to the firm on a day, in one currency. */
export default function DebtPage() {
  const { t } = useTranslation()
  const { asked, set } = useReportDay()
  const search = new URLSearchParams(asked).toString()
  const query = useQuery<DebtAnalysis>({
    queryKey: [`/api/debt-analysis?${search}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader
        title={t(`${DEBT}.title`)}
        subtitle={t(`${DEBT}.subtitle`)}
        actions={<LinkButton to={`/commercial/ageing?${search}`}>{t(`${DEBT}.ageing`)}</LinkButton>}
      />
      <Flex wrap gap="middle">
        <ReportDayField asked={asked} set={set} />
        <ReportCurrencyField asked={asked} set={set} />
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <DebtBoard debt={query.data} />
      ) : (
        <PageSkeleton rows={10} />
      )}
    </>
  )
}
