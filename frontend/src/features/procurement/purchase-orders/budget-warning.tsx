import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import { AbilityLink } from '../../../kit/ability-link'
import { Ltr } from '../../../kit/display/ltr'
import { useFormats } from '../../../kit/display/use-formats'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

/** Cost heads of the budget with less left than the order wants, or wanted when it was approved. */
export function BudgetWarning({ order: { budgetGaps } }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [first] = budgetGaps
  if (!first) return null
  const money = (amount: string) => formats.money(amount, BASE_CURRENCY)
  return (
    <Alert
      type="warning"
      showIcon
      message={
        <>
          {t(`${PURCHASE_ORDERS}.over_budget`)}{' '}
          <AbilityLink ability="budgets.view" to={`/finance/budgets/${first.budgetId}`}>
            <Ltr>{first.number}</Ltr>
          </AbilityLink>
        </>
      }
      description={
        <ul style={{ margin: 0, paddingInlineStart: 16 }}>
          {budgetGaps.map(({ costHead, budget, left, wanted }) => (
            <li key={costHead}>
              {t(`${PURCHASE_ORDERS}.over_budget_head`, {
                head: costHeadText(t, costHead),
                ...{ budget: money(budget), left: money(left), wanted: money(wanted) },
              })}
            </li>
          ))}
        </ul>
      }
    />
  )
}
