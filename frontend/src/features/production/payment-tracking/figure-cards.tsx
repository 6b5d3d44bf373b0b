import { Button, Card, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import {
  GROUPS,
  opensEntries,
  PAYMENT_TRACKING,
  type Amount,
  type CurrencyPayments,
} from './payment-tracking'
import { SignedAmount } from './signed-amount'
import styles from './payment-tracking.module.css'

interface FigureCardsProps {
  payments: CurrencyPayments
  onOpen: (figure: Amount) => void
}

/** What the project is worth, what came in and what it costs; a figure opens its documents. */
export function FigureCards({ payments, onOpen }: FigureCardsProps) {
  const { t, i18n } = useTranslation()
  const unit = currencyText(payments.currency, i18n.language)
  return (
    <div className={styles.cards}>
      {GROUPS.map(({ key, figures }) => (
        <Card key={key} size="small" title={`${t(`${PAYMENT_TRACKING}.groups.${key}`)} (${unit})`}>
          <FigureList>
            {figures.map((figure) => (
              <FigureRow key={figure} {...{ figure, payments, onOpen }} />
            ))}
          </FigureList>
          <Typography.Text type="secondary" className={styles.hint}>
            {t(`${PAYMENT_TRACKING}.basis.${key}`)}
          </Typography.Text>
        </Card>
      ))}
    </div>
  )
}

function FigureRow({ figure, payments, onOpen }: FigureCardsProps & { figure: Amount }) {
  const { t } = useTranslation()
  const label = t(`${PAYMENT_TRACKING}.fields.${figure}`)
  const value = payments.figures[figure]
  const amount = <SignedAmount bare figure={figure} value={value} currency={payments.currency} />
  const isOpen = opensEntries(figure) && Number(value) !== 0
  return (
    <Figure name={label}>
      {isOpen ? (
        <Button
          type="link"
          size="small"
          title={t(`${PAYMENT_TRACKING}.open_documents`, { figure: label })}
          onClick={() => onOpen(figure)}
        >
          {amount}
        </Button>
      ) : (
        <strong className={styles.amount}>{amount}</strong>
      )}
    </Figure>
  )
}
