import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { DocumentsDrawer } from '../../../kit/report/documents-drawer'
import {
  DEBT_ANALYSIS,
  type DebtDocument,
  type DebtDocuments,
  type OpenedFigure,
} from './debt-analysis'

interface DebtDocumentsDrawerProps {
  figure: OpenedFigure
  search: string
  currency: string
  onClose: () => void
}

/** The documents behind a figure of the analysis. */
export function DebtDocumentsDrawer(props: DebtDocumentsDrawerProps) {
  const { figure, search, currency, onClose } = props
  const { t } = useTranslation()
  const { by, key, title } = figure
  const question = new URLSearchParams(search)
  question.set('by', by)
  question.set('key', key)
  return (
    <DocumentsDrawer<DebtDocuments>
      title={title}
      resource={`debt-analysis/documents?${question.toString()}`}
      columns={columnsOf(t, currency, by)}
      onClose={onClose}
    />
  )
}

const pathOf = ({ kind, id }: DebtDocument) =>
  kind === 'receipt' ? `/commercial/receipts/${id}` : `/commercial/invoicing/${id}`

function columnsOf(
  t: TFunction,
  currency: string,
  by: OpenedFigure['by']
): TableColumnsType<DebtDocument> {
  return [
    {
      title: t(`${DEBT_ANALYSIS}.document`),
      render: (_, row) => (
        <Link to={pathOf(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    { title: t(`${DEBT_ANALYSIS}.client`), render: (_, row) => <bdi>{row.clientName}</bdi> },
    {
      title: t(`${DEBT_ANALYSIS}.age`),
      render: (_, { bucket }) => t(`${DEBT_ANALYSIS}.sums.${bucket}`),
    },
    { title: t(`${DEBT_ANALYSIS}.due_on`), render: (_, row) => <DateText value={row.dueOn} /> },
    ...(by === 'week' ? [expectedColumn(t)] : []),
    {
      title: t(`${DEBT_ANALYSIS}.amount`),
      align: 'end',
      render: (_, { amount }) => <Money value={amount} currency={currency} />,
    },
  ]
}

/** The day on which it is to come in, and what says so. */
const expectedColumn = (t: TFunction): TableColumnsType<DebtDocument>[number] => ({
  title: t(`${DEBT_ANALYSIS}.expected_on`),
  render: (_, { expectedOn, expectedBy }) =>
    expectedBy ? (
      <>
        <DateText value={expectedOn} />
        {' · '}
        {t(`${DEBT_ANALYSIS}.expected_by.${expectedBy}`)}
      </>
    ) : null,
})
