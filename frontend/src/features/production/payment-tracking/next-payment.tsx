import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { VarianceText } from '../project-milestones/variance-text'
import { PAYMENT_TRACKING, type ProjectPayments } from './payment-tracking'

/** The milestone that makes the next payment due, when it is expected and how much it brings. */
export function NextPayment({ next }: { next: ProjectPayments['nextPayment'] }) {
  const { t } = useTranslation()
  if (!next) return null
  return (
    <Alert
      type={(next.varianceDays ?? 0) > 0 ? 'warning' : 'info'}
      showIcon
      message={
        <>
          {t(`${PAYMENT_TRACKING}.next_payment`)}{' '}
          <LocalName name={next.name} nameAr={next.nameAr} />
          {' · '}
          <Money value={next.amount} currency={next.currency} />
          {' · '}
          <DateText value={next.forecastOn ?? next.contractOn} />{' '}
          {next.varianceDays ? <VarianceText days={next.varianceDays} /> : null}
        </>
      }
    />
  )
}
