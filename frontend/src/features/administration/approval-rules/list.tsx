import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { APPROVAL_RULES, LIST, ruleEditPath, type ApprovalRule } from './approval-rule'

export default function ApprovalRuleList() {
  const { t } = useTranslation()
  const columns: Column<ApprovalRule>[] = [
    {
      key: 'name',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={ruleEditPath(row)}>
          <LocalName name={row.name} nameAr={row.nameAr} />
        </Link>
      ),
    },
    {
      key: 'documentType',
      sortable: true,
      render: (row) => t(`${APPROVAL_RULES}.type.${row.documentType}`),
    },
    {
      key: 'amountFrom',
      align: 'end',
      render: (row) => <Money value={row.amountFrom} currency={row.currency} />,
    },
    {
      key: 'amountTo',
      align: 'end',
      render: (row) =>
        row.amountTo === null ? (
          t(`${APPROVAL_RULES}.no_limit`)
        ) : (
          <Money value={row.amountTo} currency={row.currency} />
        ),
    },
    {
      key: 'marginBelow',
      align: 'end',
      render: (row) => (row.marginBelow === null ? null : <Ltr>{row.marginBelow}%</Ltr>),
    },
    { key: 'steps', width: 320, render: (row) => <Steps steps={row.steps} /> },
    {
      key: 'active',
      sortable: true,
      render: (row) => (
        <Tag color={row.active ? 'green' : 'default'}>
          {t(`${APPROVAL_RULES}.${row.active ? 'in_use' : 'switched_off'}`)}
        </Tag>
      ),
    },
  ]
  return (
    <ResourceTable<ApprovalRule>
      resource={APPROVAL_RULES}
      columns={columns}
      searchable={false}
      labelOf={(row) => row.name}
      pathOf={ruleEditPath}
      initialSorters={[{ field: 'documentType', order: 'asc' }]}
      create={{
        path: `${LIST}/new`,
        ability: 'approval-rules.manage',
        label: t(`${APPROVAL_RULES}.create`),
      }}
      emptyHint={t(`${APPROVAL_RULES}.empty`)}
    />
  )
}

/** In the order in which they are decided. */
function Steps({ steps }: Pick<ApprovalRule, 'steps'>) {
  return (
    <>
      {steps.map((step, index) => (
        <Tag key={index}>
          <Ltr>{index + 1}</Ltr> <LocalName name={step.name} nameAr={step.nameAr} />
        </Tag>
      ))}
    </>
  )
}
