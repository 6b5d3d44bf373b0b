import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { DocumentsDrawer } from '../../../kit/report/documents-drawer'
import { BaseMoney } from '../ledger/base-money'
import { DocumentLink } from '../ledger/document-link'
import { CASH_FORECAST, type CashItem, type CashItems, type OpenedFigure } from './cash-forecast'

interface CashItemsDrawerProps {
  figure: OpenedFigure
  search: string
  onClose: () => void
}

/** The documents behind a figure of the forecast. */
export function CashItemsDrawer({ figure, search, onClose }: CashItemsDrawerProps) {
  const question = new URLSearchParams(search)
  if (figure.line) question.set('line', figure.line)
  question.set('column', figure.column)
  return (
    <DocumentsDrawer<CashItems>
      title={figure.title}
      resource={`cash-forecast/items?${question.toString()}`}
      columns={useColumns()}
      onClose={onClose}
    />
  )
}

function useColumns(): TableColumnsType<CashItem> {
  const { t } = useTranslation()
  return [
    {
      title: t(`${CASH_FORECAST}.line`),
      render: (_, { line }) => t(`${CASH_FORECAST}.lines.${line}`),
    },
    { title: t(`${CASH_FORECAST}.document`), render: (_, row) => <DocumentOf row={row} /> },
    { title: t(`${CASH_FORECAST}.party`), render: (_, { party }) => <bdi>{party}</bdi> },
    { title: t(`${CASH_FORECAST}.on`), render: (_, { on }) => <DateText value={on} /> },
    {
      title: t(`${CASH_FORECAST}.amount`),
      align: 'end',
      render: (_, { amount }) => <BaseMoney value={amount} />,
    },
  ]
}

function DocumentOf({ row: { kind, recordId, number } }: { row: CashItem }) {
  if (kind === null || recordId === null) return number
  return <DocumentLink row={{ documentKind: kind, documentId: recordId, documentNumber: number }} />
}
