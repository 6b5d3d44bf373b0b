import { useTranslation } from 'react-i18next'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LinkButton } from '../../../kit/link-button'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { DayReport } from '../../../kit/report/day-report'
import { DEBT_ANALYSIS, type DebtAnalysis } from './debt-analysis'
import { DebtBoard } from './debt-board'

/** What is owed to the firm on a day, in one currency. */
export default function DebtAnalysisPage() {
  const { t } = useTranslation()
  return (
    <DayReport<DebtAnalysis>
      title={t(`${DEBT_ANALYSIS}.title`)}
      subtitle={t(`${DEBT_ANALYSIS}.subtitle`)}
      resource="debt-analysis"
      actions={(search) => (
        <>
          <LinkButton to="/commercial/collection-calls">{t(`${DEBT_ANALYSIS}.calls`)}</LinkButton>
          <LinkButton to={`/commercial/ageing?${search}`}>
            {t(`${DEBT_ANALYSIS}.ageing`)}
          </LinkButton>
          <FileOrderButton
            url="/api/debt-analysis/exports"
            formats={['pdf', 'xlsx']}
            bodyOf={(format) => ({ ...Object.fromEntries(new URLSearchParams(search)), format })}
            label={t('kit.export')}
            title={t('kit.export')}
          />
        </>
      )}
    >
      {(debt, search) =>
        debt ? <DebtBoard debt={debt} search={search} /> : <PageSkeleton rows={10} />
      }
    </DayReport>
  )
}
