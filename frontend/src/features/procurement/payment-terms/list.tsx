import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Percent } from '../../../kit/display/numbers'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { PAYMENT_TERMS, termEditPath, type PaymentTerm } from './payment-term'

export default function PaymentTermList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<PaymentTerm>
      resource={PAYMENT_TERMS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.code}
      pathOf={termEditPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      create={{
        path: '/procurement/payment-terms/new',
        ability: 'procurement.payment-terms',
        label: t(`${PAYMENT_TERMS}.create`),
      }}
      emptyHint={t(`${PAYMENT_TERMS}.empty`)}
    />
  )
}

function useColumns(): Column<PaymentTerm>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'code',
      sortable: true,
      render: (row) => (
        <Link to={termEditPath(row)}>
          <Ltr>{row.code}</Ltr>
        </Link>
      ),
    },
    {
      key: 'name',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
    },
    { key: 'parts', width: 400, render: (row) => <Parts term={row} /> },
    {
      key: 'active',
      sortable: true,
      render: (row) => (
        <Tag color={row.active ? 'green' : 'default'}>
          {t(`${PAYMENT_TERMS}.${row.active ? 'in_use' : 'retired'}`)}
        </Tag>
      ),
    },
  ]
}

function Parts({ term }: { term: PaymentTerm }) {
  const { t } = useTranslation()
  const triggerOf = useChoiceLabel('due-triggers')
  return term.parts.map((part, i) => (
    <Tag key={i}>
      <Percent value={part.portion} decimals={2} /> {triggerOf(part.dueFrom)}
      {part.days ? ` + ${t(`${PAYMENT_TERMS}.day_count`, { count: part.days })}` : ''}
    </Tag>
  ))
}
