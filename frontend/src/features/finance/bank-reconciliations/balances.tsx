import { Alert, Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RECONCILIATIONS, type ReconciliationState } from './reconciliation'

const FIGURES = [
  'statement',
  'inTransit',
  'outstanding',
  'unrecorded',
  'adjusted',
  'ledger',
  'difference',
] as const

/** What both sides have, and what explains the rest. */
export function Balances({ state }: { state: ReconciliationState }) {
  const { t } = useTranslation()
  const { currency } = state
  return (
    <Card size="small" title={t(`${RECONCILIATIONS}.balances`)}>
      <FigureList>
        {FIGURES.map((name) => (
          <Figure key={name} name={t(`${RECONCILIATIONS}.figure.${name}`)}>
            <Money value={state[name]} currency={currency} />
          </Figure>
        ))}
      </FigureList>
      {Number(state.difference) === 0 ? (
        <Alert type="success" showIcon role="status" message={t(`${RECONCILIATIONS}.ties`)} />
      ) : (
        <Causes state={state} />
      )}
    </Card>
  )
}

/** A difference comes from the opening balance or from statements that are missing. */
function Causes({ state: { currency, ...state } }: { state: ReconciliationState }) {
  const { t } = useTranslation()
  const causes = (['openingDifference', 'missingStatements'] as const).filter(
    (name) => Number(state[name]) !== 0
  )
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      message={t(`${RECONCILIATIONS}.differs`)}
      description={
        <FigureList>
          {causes.map((name) => (
            <Figure key={name} name={t(`${RECONCILIATIONS}.cause.${name}`)}>
              <Money value={state[name]} currency={currency} />
            </Figure>
          ))}
        </FigureList>
      }
    />
  )
}
