import { Alert, Card, Flex, Skeleton, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import type { SchedulePlan } from '../schedules/plan/types'
import { Decision } from './decision'
import { FaultAlert } from './fault-alert'
import { MilestoneTable } from './milestone-table'
import { MoveBars } from './move-bars'
import { MoveTable } from './move-table'
import { STATUS_COLORS } from './scenario-list'
import { SCENARIOS, useScenario, type Scenario } from './schedule-scenarios'
import styles from './schedule-scenarios.module.css'

interface ScenarioDetailProps {
  plan: SchedulePlan
  scenario: Scenario
}

/** What a scenario would change, why, and how good it is; accepted and taken back here. */
export function ScenarioDetail({ plan, scenario }: ScenarioDetailProps) {
  const { t } = useTranslation()
  const isFound = scenario.after !== null
  const { data } = useScenario(plan.schedule.projectId, isFound ? scenario.id : undefined)
  if (scenario.fault) return <FaultAlert plan={plan} fault={scenario.fault} />
  if (!isFound)
    return scenario.status === 'failed' || scenario.status === 'cancelled' ? (
      <Alert type="warning" showIcon message={t(`${SCENARIOS}.ended.${scenario.status}`)} />
    ) : null
  return (
    <>
      <FiguresCard plan={plan} scenario={scenario} />
      {data ? (
        <>
          <MilestoneTable plan={plan} milestones={data.milestones} />
          <MovesCard plan={plan} scenario={data} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </>
  )
}

function FiguresCard({ plan, scenario }: ScenarioDetailProps) {
  const { t } = useTranslation()
  const { before, after } = scenario
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" wrap align="center">
          {t(`${SCENARIOS}.result_title`)}
          <Tag color={STATUS_COLORS[scenario.status]}>
            {t(`${SCENARIOS}.statuses.${scenario.status}`)}
          </Tag>
        </Flex>
      }
      extra={plan.schedule.can.update ? <Decision plan={plan} scenario={scenario} /> : null}
    >
      <Flex vertical gap="middle">
        <Quality scenario={scenario} />
        <div className={styles.compared}>
          {(['before', 'after'] as const).map((side) => (
            <Figures
              key={side}
              title={t(`${SCENARIOS}.${side}`)}
              figures={side === 'before' ? before! : after!}
            />
          ))}
        </div>
      </Flex>
    </Card>
  )
}

interface FiguresProps {
  title: string
  figures: NonNullable<Scenario['after']>
}

function Figures({ title, figures: { finish, lateDays, overloadedDays, cost } }: FiguresProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <section aria-label={title}>
      <h2 className={styles.side}>{title}</h2>
      <FigureList>
        <Figure name={t(`${SCENARIOS}.fields.finish`)}>
          {finish ? formats.day(finish.slice(0, 10)) : NONE}
        </Figure>
        <Figure name={t(`${SCENARIOS}.fields.lateDays`)}>{formats.number(lateDays)}</Figure>
        <Figure name={t(`${SCENARIOS}.fields.overloadedDays`)}>
          {formats.number(overloadedDays)}
        </Figure>
        {cost
          ? (['total', 'overtime', 'idle'] as const).map((part) => (
              <Figure key={part} name={t(`${SCENARIOS}.costs.${part}`)}>
                <Money value={cost[part]} currency={cost.currency} />
              </Figure>
            ))
          : null}
      </FigureList>
    </section>
  )
}

/** How far from the best possible the plan is, in words. */
function Quality({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { isProven, boundFinish, after, exact } = scenario
  const day = (moment: string) => formats.day(moment.slice(0, 10))
  const text = isProven
    ? t(`${SCENARIOS}.proven`)
    : boundFinish && after?.finish
      ? t(`${SCENARIOS}.bound`, { bound: day(boundFinish), finish: day(after.finish) })
      : t(`${SCENARIOS}.no_bound`)
  return (
    <Alert
      type={isProven ? 'success' : 'info'}
      showIcon
      message={text}
      description={exact || isProven ? undefined : t(`${SCENARIOS}.heuristic_only`)}
    />
  )
}

function MovesCard({ plan, scenario }: ScenarioDetailProps) {
  const { t } = useTranslation()
  const { moves } = scenario
  return (
    <Card size="small" title={t(`${SCENARIOS}.moves_title`, { count: moves.length })}>
      {moves.length ? (
        <Flex vertical gap="middle">
          <MoveBars plan={plan} moves={moves} />
          <MoveTable plan={plan} moves={moves} />
        </Flex>
      ) : (
        <Alert type="success" showIcon message={t(`${SCENARIOS}.no_moves`)} />
      )}
    </Card>
  )
}
