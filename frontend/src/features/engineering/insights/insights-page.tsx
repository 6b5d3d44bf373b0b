import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { InsightsBoard } from './insights-board'
import { INSIGHTS } from './insights'

/** How the firm's quotations stand, as figures that open their rows. */
export default function InsightsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t(`${INSIGHTS}.title`)} subtitle={t(`${INSIGHTS}.subtitle`)} />
      <InsightsBoard />
    </>
  )
}
