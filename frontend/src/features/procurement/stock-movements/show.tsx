import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { RelatedRecords } from '../../../kit/show/side-card'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { CostParts } from './cost-parts'
import { LandedCostButton } from './landed-cost'
import { MovementActions } from './movement-actions'
import { MovementLines } from './movement-lines'
import { movementPath, MOVEMENTS, type StockMovement } from './movement'

export default function MovementShow() {
  const { t } = useTranslation()
  const query = useRecord<StockMovement>(MOVEMENTS, useParams().id)
  return (
    <ResourceShow<StockMovement>
      resource={MOVEMENTS}
      query={query}
      back={{ to: '/procurement/movements', label: t(`${MOVEMENTS}.title`) }}
      titleOf={(movement) => movement.number}
      tags={(movement) => <StatusTag status={movement.status} />}
      subtitle={(movement) => <ChoiceText list="movement-types" value={movement.type} />}
      summary={summaryOf}
      aside={(movement) => <Related movement={movement} />}
      actions={(movement) => (
        <>
          <LandedCostButton movements={[movement]} />
          <MovementActions movement={movement} />
        </>
      )}
      tabs={(movement) => [
        {
          key: 'details',
          label: t(`${MOVEMENTS}.details`),
          children: (
            <Flex vertical gap="middle">
              <WaitsFor movement={movement} />
              <Facts movement={movement} />
              <CostParts movement={movement} />
              <MovementLines key={movement.version} movement={movement} />
              {movement.approval?.steps.length ? (
                <ApprovalSteps steps={movement.approval.steps} />
              ) : null}
            </Flex>
          ),
        },
      ]}
    />
  )
}

/** Why one person was not enough, for as long as the movement waits for another one. */
function WaitsFor({ movement: { status, approvalReasons } }: { movement: StockMovement }) {
  const { t } = useTranslation()
  if (status !== 'submitted' || !approvalReasons.length) return null
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${MOVEMENTS}.waits.title`)}
      description={approvalReasons.map((reason) => (
        <div key={reason}>{t(`${MOVEMENTS}.waits.${reason}`)}</div>
      ))}
    />
  )
}

/** What went from where to where; while it is counted its value is not known. */
const summaryOf = (movement: StockMovement) => [
  ...(movement.status === 'counting'
    ? []
    : [
        {
          name: 'value',
          value: <Money value={movement.value} currency={movement.currency} />,
        },
      ]),
  { name: 'movedOn', value: <DateText value={movement.movedOn} /> },
  {
    name: 'warehouseName',
    value: <LocalName name={movement.warehouseName} nameAr={movement.warehouseNameAr} />,
  },
  ...(movement.toWarehouseName
    ? [
        {
          name: 'toWarehouseName',
          value: <LocalName name={movement.toWarehouseName} nameAr={movement.toWarehouseNameAr} />,
        },
      ]
    : []),
]

function Related({ movement }: { movement: StockMovement }) {
  return (
    <RelatedRecords
      resource={MOVEMENTS}
      items={[
        {
          name: 'projectName',
          value: movement.projectId ? (
            <AbilityLink ability="projects.view" to={`/production/projects/${movement.projectId}`}>
              <bdi>{movement.projectName}</bdi>
            </AbilityLink>
          ) : null,
        },
        { name: 'source', value: hasSource(movement) ? <Source movement={movement} /> : null },
      ]}
    />
  )
}

const hasSource = ({ reversalOfId, sourceNumber }: StockMovement) =>
  reversalOfId !== null || sourceNumber !== null

/** The kinds of movement that have a fact; every kind has those that are not named here. */
const KINDS_WITH: Record<string, readonly string[] | undefined> = {
  receivedAt: ['transfer'],
  handedTo: ['issue', 'return', 'transfer'],
}

function Facts({ movement }: { movement: StockMovement }) {
  const items = [
    { name: 'handedTo', value: movement.handedTo },
    { name: 'createdByName', value: movement.createdByName },
    { name: 'postedAt', value: <InstantText value={movement.postedAt} /> },
    { name: 'receivedAt', value: <InstantText value={movement.receivedAt} /> },
    { name: 'reason', value: movement.reason, wide: true },
    ...(movement.rejectionReason
      ? [{ name: 'rejectionReason', value: movement.rejectionReason, wide: true }]
      : []),
  ]
  return (
    <Details resource={MOVEMENTS} items={items.filter(({ name }) => hasFact(movement, name))} />
  )
}

/** A dash beside a fact that a kind does not have would ask for it; what was written is shown. */
function hasFact(movement: StockMovement, name: string): boolean {
  const kinds = KINDS_WITH[name]
  const isWritten = Boolean(movement[name as keyof StockMovement])
  return !kinds || kinds.includes(movement.type) || isWritten
}

function Source({ movement }: { movement: StockMovement }) {
  if (movement.reversalOfId)
    return <Link to={movementPath({ id: movement.reversalOfId })}>{movement.reversalOfNumber}</Link>
  return <bdi dir="ltr">{movement.sourceNumber}</bdi>
}
