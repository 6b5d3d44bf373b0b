import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { budgetPath, BUDGETS, type Budget } from './budget'
import { BudgetActions } from './budget-actions'
import { BudgetFiguresTab } from './budget-figures'

export default function BudgetShow() {
  const { t } = useTranslation()
  const query = useRecord<Budget>(BUDGETS, useParams().id)
  return (
    <ResourceShow<Budget>
      resource={BUDGETS}
      query={query}
      back={{ to: '/finance/budgets', label: t(`${BUDGETS}.title`) }}
      titleOf={(budget) => budget.number}
      tags={(budget) => <StatusTag status={budget.status} />}
      subtitle={(budget) => <MixedText>{budget.title}</MixedText>}
      summary={(budget) => [
        { name: 'owner', value: <OwnerLink budget={budget} /> },
        {
          name: 'months',
          value: <Ltr>{`${budget.fromMonth} – ${budget.toMonth}`}</Ltr>,
        },
        { name: 'total', value: <Money value={budget.total} currency={BASE_CURRENCY} /> },
      ]}
      actions={(budget) => <BudgetActions budget={budget} />}
      tabs={(budget) => [
        {
          key: 'figures',
          label: t(`${BUDGETS}.figures_tab`),
          children: <BudgetFiguresTab budget={budget} />,
        },
        { key: 'details', label: t(`${BUDGETS}.details_tab`), children: <Sheet budget={budget} /> },
      ]}
    />
  )
}

function OwnerLink({ budget }: { budget: Budget }) {
  const name = <LocalName name={budget.ownerName} nameAr={budget.ownerNameAr} />
  return budget.projectId ? (
    <AbilityLink
      ability="projects.prices"
      to={`/finance/project-profitability/${budget.projectId}`}
    >
      {name}
    </AbilityLink>
  ) : (
    <AbilityLink ability="people.open" to={`/hr/departments/${budget.departmentId}`}>
      {name}
    </AbilityLink>
  )
}

function Sheet({ budget }: { budget: Budget }) {
  return (
    <Flex vertical gap="middle">
      {budget.reason ? (
        <Alert type="warning" showIcon message={<MixedText>{budget.reason}</MixedText>} />
      ) : null}
      <Details
        resource={BUDGETS}
        items={[
          { name: 'approvedOn', value: <DateText value={budget.approvedOn} /> },
          { name: 'createdByName', value: budget.createdByName },
          { name: 'revisions', value: <Revisions budget={budget} />, wide: true },
          { name: 'details', value: budget.details, wide: true },
        ]}
      />
      {budget.approval ? <ApprovalSteps steps={budget.approval.steps} /> : null}
    </Flex>
  )
}

/** The original and what revised it, with what each came to. */
function Revisions({ budget }: { budget: Budget }) {
  return (
    <Flex vertical gap={4}>
      {budget.revisions.map((one) => (
        <Flex key={one.id} wrap gap="small" align="center">
          {one.id === budget.id ? (
            <Ltr>{one.number}</Ltr>
          ) : (
            <Link to={budgetPath(one)}>
              <Ltr>{one.number}</Ltr>
            </Link>
          )}
          <StatusTag status={one.status} />
          <Money value={one.total} currency={BASE_CURRENCY} />
          <DateText value={one.approvedOn} />
        </Flex>
      ))}
    </Flex>
  )
}
