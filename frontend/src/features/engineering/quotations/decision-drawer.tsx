import { Drawer, Flex, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { useRecord } from '../../../kit/show/use-record'
import { QuotationActions } from './quotation-actions'
import { QuotationDetails } from './quotation-details'
import { QuotationLines } from './quotation-lines'
import { quotationPath, QUOTATIONS, type QuotationDetail } from './quotation'
import { ScoreBreakdownView } from './score-breakdown'

interface DecisionDrawerProps {
  id: number | null
  onClose: () => void
}

/** Everything needed to decide on one quotation, above the list. */
export function DecisionDrawer({ id, onClose }: DecisionDrawerProps) {
  const { t } = useTranslation()
  const query = useRecord<QuotationDetail>(QUOTATIONS, id === null ? undefined : String(id))
  const quotation = query.data
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width="min(100vw, 860px)"
      title={
        quotation ? (
          <Flex wrap gap="small" align="center">
            <Link to={quotationPath(quotation)}>{quotation.number}</Link>
            <StatusTag status={quotation.stage} />
          </Flex>
        ) : (
          t(`${QUOTATIONS}.decision`)
        )
      }
    >
      {quotation ? (
        <Flex vertical gap="middle">
          <Flex wrap gap="small">
            <QuotationActions quotation={quotation} compact />
          </Flex>
          {quotation.scoreBreakdown ? (
            <ScoreBreakdownView breakdown={quotation.scoreBreakdown} />
          ) : null}
          <QuotationDetails quotation={quotation} />
          <QuotationLines quotation={quotation} />
        </Flex>
      ) : query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  )
}
