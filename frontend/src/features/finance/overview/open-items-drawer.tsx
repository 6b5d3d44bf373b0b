import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { DocumentsDrawer } from '../../../kit/report/documents-drawer'
import { BaseMoney } from '../ledger/base-money'
import { DocumentLink } from '../ledger/document-link'
import { OVERVIEW, type OpenedItems, type OpenItems } from './overview'

interface OpenItemsDrawerProps {
  items: OpenedItems
  onClose: () => void
}

/** The documents behind a figure of what is open. */
export function OpenItemsDrawer({ items, onClose }: OpenItemsDrawerProps) {
  return (
    <DocumentsDrawer<OpenItems>
      title={items.title}
      resource={`finance-overview/items?${items.search}`}
      columns={useColumns()}
      onClose={onClose}
    />
  )
}

function useColumns(): TableColumnsType<OpenItems['rows'][number]> {
  const { t } = useTranslation()
  return [
    {
      title: t(`${OVERVIEW}.document`),
      render: (_, { kind, recordId, number }) => (
        <DocumentLink row={{ documentKind: kind, documentId: recordId, documentNumber: number }} />
      ),
    },
    { title: t(`${OVERVIEW}.party.any`), render: (_, { party }) => <bdi>{party}</bdi> },
    { title: t(`${OVERVIEW}.due_on`), render: (_, { dueOn }) => <DateText value={dueOn} /> },
    {
      title: t(`${OVERVIEW}.amount_in_riyals`),
      align: 'end',
      render: (_, { amount }) => <BaseMoney value={amount} />,
    },
  ]
}
