import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { nameIn } from '../../../kit/display/name-in'
import { today } from '../../../kit/inputs/today'
import { LinkButton } from '../../../kit/link-button'
import { useCurrentUser } from '../../../providers/access'
import { AddConstraint } from '../task-constraints/constraint-actions'
import type { ConstraintStart } from '../task-constraints/constraint-fields'
import { SITE_REPORTS, type SiteReport } from './site-report'

type Blocker = SiteReport['blockers'][number]

/** What each reason of a site is called among the constraints of planning. */
const KINDS: Record<Blocker['reason'], NonNullable<ConstraintStart['kind']>> = {
  weather: 'other',
  material: 'material',
  drawing: 'drawing',
  permit: 'permit',
  crew: 'crew',
  equipment: 'other',
  access: 'access',
  client: 'consultant',
  safety: 'other',
  other: 'other',
}

interface BlockerStepsProps {
  report: SiteReport
  blocker: Blocker
  onChanged: () => Promise<unknown>
}

/** What a blocker became, or what the viewer may make of it. */
export function BlockerSteps({ report, blocker, onChanged }: BlockerStepsProps) {
  const { t } = useTranslation()
  const { id, constraint, delay, can } = blocker
  const text = (key: string) => t(`${SITE_REPORTS}.blocker.${key}`, { number: delay?.number })
  const constraints = `/production/planning/constraints?projectId=${report.projectId}`
  return (
    <Flex wrap gap="small" align="center">
      {constraint ? (
        <AbilityLink
          ability="planning.view"
          to={`${constraints}&tab=${constraint.isOpen ? 'open' : 'resolved'}`}
        >
          {text(constraint.isOpen ? 'constraint' : 'constraint_resolved')}
        </AbilityLink>
      ) : null}
      {can.addConstraint ? <ToConstraint blocker={blocker} onChanged={onChanged} /> : null}
      {delay ? (
        <AbilityLink ability="delays.view" to={`/production/delays/${delay.id}`}>
          {text('delay')}
        </AbilityLink>
      ) : null}
      {can.recordDelay ? (
        <LinkButton
          size="small"
          type="text"
          to={`/production/delays/new?report=${report.id}&blocker=${id}`}
        >
          {text('record_delay')}
        </LinkButton>
      ) : null}
    </Flex>
  )
}

/** What stops work today is needed today, unless someone says otherwise. */
function ToConstraint({ blocker, onChanged }: Omit<BlockerStepsProps, 'report'>) {
  const { t, i18n } = useTranslation()
  const user = useCurrentUser()
  const { id, taskId, taskName, taskNameAr, reason, details } = blocker
  const name = nameIn(i18n.language, taskName ?? '', taskNameAr) ?? ''
  return (
    <AddConstraint
      inRow
      task={{ id: taskId!, name }}
      label={t(`${SITE_REPORTS}.blocker.add_constraint`)}
      blockerId={id}
      start={{
        ...{ kind: KINDS[reason], description: details.slice(0, 500) },
        ...{ ownerId: user?.id, fixedOn: today() },
      }}
      onAdded={onChanged}
    />
  )
}
