import { Flex, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { Pages, usePageNumbers } from '../../../kit/pages'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import styles from '../planning/planning.module.css'
import { LOOK_AHEAD, PAGE_SIZE, type LookAhead, type LookAheadTask } from './look-ahead'
import { ReadyTag, TaskConstraints, TaskDates, TaskName } from './task-cells'

interface LookAheadTableProps {
  ahead: LookAhead
  showsProject: boolean
  page: number
  onPage: (page: number) => void
}

/** Tasks by the weeks in which they run; a phone shows them as cards. */
export function LookAheadTable(props: LookAheadTableProps) {
  const { ahead, page, onPage } = props
  const { t } = useTranslation()
  const narrow = useIsNarrow()
  const pages = usePageNumbers()
  const columns = useColumns(props)
  if (!ahead.tasks.length)
    return <Empty title={t(`${LOOK_AHEAD}.none`)} hint={t(`${LOOK_AHEAD}.none_hint`)} />
  if (narrow) return <Cards {...props} />
  return (
    <Table<LookAheadTask>
      size="small"
      rowKey="taskId"
      aria-label={t(`${LOOK_AHEAD}.title`)}
      dataSource={ahead.tasks}
      columns={columns}
      tableLayout="fixed"
      scroll={{ x: 1080 }}
      pagination={{
        ...pages,
        current: page,
        pageSize: PAGE_SIZE,
        total: ahead.total,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: onPage,
      }}
    />
  )
}

function useColumns({ ahead, showsProject }: LookAheadTableProps): TableColumnsType<LookAheadTask> {
  const { t } = useTranslation()
  const formats = useFormats()
  const title = (key: string) => t(`${LOOK_AHEAD}.fields.${key}`)
  return [
    {
      title: title('task'),
      width: 236,
      render: (_, task) => <TaskName task={task} showsProject={showsProject} />,
    },
    { title: title('dates'), width: 156, render: (_, task) => <TaskDates task={task} /> },
    ...ahead.weeks.map(({ startOn, endOn }, at) => ({
      key: startOn,
      title: <span className={styles.week}>{formats.dayOfYear(startOn)}</span>,
      width: 62,
      render: (_: unknown, task: LookAheadTask) => (
        <WeekCell task={task} week={{ startOn, endOn }} isFirst={at === 0} />
      ),
    })),
    { title: title('constraints'), render: (_, task) => <TaskConstraints task={task} /> },
    { title: title('ready'), width: 104, render: (_, task) => <ReadyTag task={task} /> },
  ]
}

interface WeekCellProps {
  task: LookAheadTask
  week: LookAhead['weeks'][number]
  isFirst: boolean
}

/** A bar where the task runs; what is late is work of the first week. */
function WeekCell({ task, week, isFirst }: WeekCellProps) {
  const { t } = useTranslation()
  const runs = task.startOn <= week.endOn && task.finishOn >= week.startOn
  const isOverdue = isFirst && task.isLate
  if (!runs && !isOverdue) return null
  const name = t(`${LOOK_AHEAD}.${task.isLate ? 'late' : 'runs'}`)
  return (
    <div
      role="img"
      aria-label={name}
      className={task.isLate ? `${styles.bar} ${styles.late}` : styles.bar}
    />
  )
}

function Cards({ ahead, showsProject, page, onPage }: LookAheadTableProps) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small">
      {ahead.tasks.map((task) => (
        <FactCard
          key={task.taskId}
          title={<TaskName task={task} showsProject={showsProject} />}
          extra={<ReadyTag task={task} />}
          items={[
            {
              key: 'dates',
              label: t(`${LOOK_AHEAD}.fields.dates`),
              children: <TaskDates task={task} />,
            },
          ]}
        >
          <TaskConstraints task={task} />
        </FactCard>
      ))}
      <Pages
        current={page}
        pageSize={PAGE_SIZE}
        total={ahead.total}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={onPage}
      />
    </Flex>
  )
}
