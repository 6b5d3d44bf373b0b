import { Flex, Typography } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LocalName } from '../../../kit/display/local-name'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { FiguresCard } from './figures-card'
import type { Report, ReportFigures } from './report'
import { ReportFilters } from './report-filters'
import { RowsDrawer } from './rows-drawer'
import { searchOf, type Question } from './use-question'

interface ReportViewProps {
  report: Report
  question: Question
}

/** One report: what is asked of it, its figures, and the rows of the figure that is open. */
export function ReportView({ report, question }: ReportViewProps) {
  const search = searchOf(report, question)
  const query = useQuery<ReportFigures>({
    queryKey: [`/api/hr-reports/${report.name}?${search}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Flex vertical gap="middle">
      <ReportFilters report={report} question={question} />
      <Typography.Text type="secondary">
        <LocalName name={report.hint} nameAr={report.hintAr} />
      </Typography.Text>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <>
          <FiguresCard report={report} figures={query.data} onOpen={question.open} />
          <RowsDrawer
            {...{ report, question, search }}
            figures={query.data}
            onClose={() => question.open(null)}
          />
        </>
      ) : (
        <PageSkeleton rows={12} />
      )}
    </Flex>
  )
}
