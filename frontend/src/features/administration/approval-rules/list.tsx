import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent, Whole } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { APPROVAL_RULES, LIST, ruleEditPath, type ApprovalRule } from './approval-rule'

function useColumns(): Column<ApprovalRule>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <RuleName rule={row} />,
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
      render: (row) => <UpperLimit rule={row} />,
    },
    {
      key: 'marginBelow',
      align: 'end',
      render: (row) => <Percent value={row.marginBelow} decimals={2} />,
    },
    { key: 'steps', width: 320, render: (row) => <Steps steps={row.steps} /> },
    {
      key: 'active',
      sortable: true,
      render: (row) => <ActiveTag active={row.active} />,
    },
  ]
}

export default function ApprovalRuleList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ApprovalRule>
      resource={APPROVAL_RULES}
      columns={useColumns()}
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

function RuleName({ rule }: { rule: ApprovalRule }) {
  return (
    <Link to={ruleEditPath(rule)}>
      <LocalName name={rule.name} nameAr={rule.nameAr} />
    </Link>
  )
}

function UpperLimit({ rule }: { rule: ApprovalRule }) {
  const { t } = useTranslation()
  if (rule.amountTo === null) return t(`${APPROVAL_RULES}.no_limit`)
  return <Money value={rule.amountTo} currency={rule.currency} />
}

function ActiveTag({ active }: { active: boolean }) {
  const { t } = useTranslation()
  return (
    <Tag color={active ? 'green' : 'default'}>
      {t(`${APPROVAL_RULES}.${active ? 'in_use' : 'switched_off'}`)}
    </Tag>
  )
}

/** In the order in which they are decided. */
function Steps({ steps }: Pick<ApprovalRule, 'steps'>) {
  return (
    <>
      {steps.map((step, index) => (
        <Tag key={index}>
          <Whole value={index + 1} /> <LocalName name={step.name} nameAr={step.nameAr} />
        </Tag>
      ))}
    </>
  )
}
