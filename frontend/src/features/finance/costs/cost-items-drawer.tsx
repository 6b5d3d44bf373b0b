import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { DocumentsDrawer } from '../../../kit/report/documents-drawer'
import { BaseMoney } from '../ledger/base-money'
import { DocumentLink } from '../ledger/document-link'
import { COSTS, sourceText, type CostItem, type CostItems, type OpenedFigure } from './costs'

interface CostItemsDrawerProps {
  figure: OpenedFigure
  /** Of the answer below `/api`, without its question. */
  path: string
  onClose: () => void
}

/** The documents behind a figure of what a project or department costs or is worth. */
export function CostItemsDrawer({ figure, path, onClose }: CostItemsDrawerProps) {
  return (
    <DocumentsDrawer<CostItems>
      title={figure.title}
      resource={`${path}?${new URLSearchParams(figure.question).toString()}`}
      columns={useColumns()}
      onClose={onClose}
    />
  )
}

function useColumns(): TableColumnsType<CostItem> {
  const { t } = useTranslation()
  return [
    {
      title: t(`${COSTS}.kind`),
      render: (_, { kind, source }) =>
        source ? sourceText(t, source) : t(`${COSTS}.document.${kind}`),
    },
    {
      title: t(`${COSTS}.number`),
      render: (_, { kind, recordId, number }) => (
        <DocumentLink row={{ documentKind: kind, documentId: recordId, documentNumber: number }} />
      ),
    },
    { title: t(`${COSTS}.party`), render: (_, { party }) => <bdi>{party}</bdi> },
    { title: t(`${COSTS}.on`), render: (_, { on }) => <DateText value={on} /> },
    {
      title: t(`${COSTS}.amount`),
      align: 'end',
      render: (_, { amount }) => <BaseMoney value={amount} />,
    },
  ]
}
